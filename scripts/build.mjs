// npm run build [-- FOLDER]: makes a folder with the whole product, which runs on any machine with Node 24.
import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/build/main.ts', args: process.argv.slice(2) });
