/** Runs browser and server tests in full: every mode, input, language and size, games by a screen reader, 100 kills, attacks on one node and on three. Usage: npm run test:full -- [PART OF A FILE NAME] */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

const SERVER = ['storage', 'attacks', 'leaks', 'upgrade'].map((folder) => `packages/server/test/${folder}`);
const files = process.argv.length > 2 ? process.argv.slice(2) : ['e2e/test', 'e2e/orca', ...SERVER];
const args = ['--conditions=source', VITEST, 'run', ...files, '--testTimeout=0'];
const env = { ...process.env, LEADLIGHT_FULL: '1' };
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
