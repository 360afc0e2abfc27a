import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/fit/main.ts', args: process.argv.slice(2) });
