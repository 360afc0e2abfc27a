import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/full/main.ts', args: process.argv.slice(2), programs: ['chromium'] });
