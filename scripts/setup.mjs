// npm run setup -- chromium postgresql …: installs the npm packages and the named programs, and nothing else.
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { ROOT } from './bootstrap/index.mjs';
import { ensurePrograms } from './bootstrap/programs.mjs';

process.exitCode = ensureDependencies(ROOT) && ensurePrograms(process.argv.slice(2)) ? 0 : 1;
