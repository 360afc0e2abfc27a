import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/soak/main.ts', args: process.argv.slice(2) });
