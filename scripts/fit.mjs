import { bootstrap } from './bootstrap/index.mjs';

const args = process.argv.slice(2);

bootstrap({ script: args[0] === 'sagrada' ? 'scripts/fit/sagrada.ts' : 'scripts/fit/main.ts', args });
