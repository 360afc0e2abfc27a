import { enableCompileCache } from 'node:module';

// Whatever is imported after this line starts in less than half the time, from the second run on.
enableCompileCache();
const { run } = await import('./run.ts');

process.exitCode = await run(process.argv.slice(2));
