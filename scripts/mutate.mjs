import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/mutation/main.ts', args: process.argv.slice(2) });
