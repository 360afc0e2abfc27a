import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/balance/main.ts', args: process.argv.slice(2) });
