import { bootstrap } from './bootstrap/index.mjs';
import { BROWSERS, READER, SERVICES } from './bootstrap/programs.mjs';

bootstrap({
  script: 'scripts/full/main.ts',
  args: process.argv.slice(2),
  programs: [...BROWSERS, ...READER, ...SERVICES],
});
