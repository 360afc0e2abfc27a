import { bootstrap } from './bootstrap/index.mjs';
import { BROWSERS, SERVICES } from './bootstrap/programs.mjs';

bootstrap({ script: 'scripts/checks/main.ts', args: process.argv.slice(2), programs: [...BROWSERS, ...SERVICES] });
