import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/faults/main.ts', args: process.argv.slice(2) });
