/**
 * Runs the tests of faults in full: the server is killed many times, stopped for a minute, and its lines are bad for long.
 * Those of a cluster take longer than all others, and run when they are named.
 * Usage: npm run faults -- [KILLS] [PART OF A FILE NAME, OR cluster]
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = 'packages/server/test/faults';
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

const [, , kills = '100', part = ''] = process.argv;
if (Number(kills) > 0) {
  const env = { ...process.env, LEADLIGHT_FULL: '1', LEADLIGHT_KILLS: kills };
  const without = part === '' ? ['--exclude', `${FOLDER}/cluster/**`] : [];
  const args = ['--conditions=source', VITEST, 'run', `${FOLDER}/${part}`, ...without, '--testTimeout=0'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error('Give the number of times that the server is killed. For example: npm run faults -- 100');
  process.exitCode = 2;
}
