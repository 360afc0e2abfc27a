import { bootstrap } from './bootstrap/index.mjs';
import { SERVICES } from './bootstrap/programs.mjs';

bootstrap({ script: 'scripts/faults/main.ts', args: process.argv.slice(2), programs: SERVICES });
