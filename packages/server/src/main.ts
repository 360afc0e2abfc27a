/** Starts Leadlight quickly: what was compiled once is compiled for the next start, too. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'leadlight'));

const { run } = await import('./program/run.ts');
await run();
