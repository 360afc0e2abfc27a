import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'packages/server/src/program/back-up.ts', args: process.argv.slice(2) });
