import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/colours/main.ts', args: process.argv.slice(2) });
