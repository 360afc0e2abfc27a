import { enableCompileCache } from 'node:module';

// From the second run on, modules imported after this line load in less than half the time.
enableCompileCache();
const { run } = await import('./run.ts');

process.exitCode = await run(process.argv.slice(2));
