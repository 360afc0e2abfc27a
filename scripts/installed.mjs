// Runs after every install.
import { spawnSync } from 'node:child_process';
import { writeStamp } from './bootstrap/dependencies.mjs';
import { ROOT } from './bootstrap/index.mjs';

// After a manual `npm install` or `npm ci`, `npm test` need not install everything again.
writeStamp(ROOT);

// Editors and svelte-check read the declarations of the engines. A mistake in an engine must not fail the install, and
// without development packages there is no compiler.
spawnSync('tsc', ['-p', 'tsconfig.hot.json'], { cwd: ROOT, stdio: 'ignore' });
