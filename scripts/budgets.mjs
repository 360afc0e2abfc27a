import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'e2e/src/budgets/main.ts', args: process.argv.slice(2), programs: ['chromium'] });
