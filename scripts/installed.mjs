// Runs after every install.
import { spawnSync } from 'node:child_process';
import { writeStamp } from './bootstrap/dependencies.mjs';
import { ROOT } from './bootstrap/index.mjs';
import { nodeArguments, suitableNode } from './bootstrap/relaunch.mjs';

// After a manual `npm install` or `npm ci`, `npm test` need not install everything again.
writeStamp(ROOT);

// Editors and svelte-check read the declarations of the engines. A mistake in an engine must not fail the install, and
// without development packages there is no compiler.
spawnSync('tsc', ['-p', 'tsconfig.hot.json'], { cwd: ROOT, stdio: 'ignore' });

// The command line starts faster from a bundle; without one, it runs from its sources.
const node = suitableNode(ROOT);
if (node !== undefined) {
  spawnSync(node, nodeArguments('scripts/build/command-line.ts', []), { cwd: ROOT, stdio: 'ignore' });
}
