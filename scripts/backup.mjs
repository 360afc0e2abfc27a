import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'packages/server/src/main.ts', args: ['backup', ...process.argv.slice(2)], isLean: true });
