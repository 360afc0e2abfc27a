/** Starts Leadlight in a checkout, quickly: what was compiled once is compiled for the next start, too. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'leadlight'));

const { start } = await import('./program/start.ts');
const { CHECKOUT } = await import('./program/checkout.ts');
await start(CHECKOUT, process.argv.slice(2));
