// npm run api: pages about every function and type of the packages, in build/api.
import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/api/main.ts', args: process.argv.slice(2) });
