// npm run release: packs the packages that others install, and checks them.
import { bootstrap } from './bootstrap/index.mjs';

bootstrap({ script: 'scripts/release/main.ts', args: process.argv.slice(2) });
