import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'packages/cli/src/main.ts', args: ['demo', ...process.argv.slice(2)] });
