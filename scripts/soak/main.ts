/**
 * Runs the property tests of all games on many more random games than `npm test`.
 * Usage: npm run soak -- [TIMES] [PART OF A FILE NAME]
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

const [, , count = '10', part = ''] = process.argv;
const times = Number(count);
if (times > 0) {
  const env = { ...process.env, LEADLIGHT_GAMES: String(100 * times) };
  const args = ['--conditions=source', VITEST, 'run', `${part}.property.test.ts`, '--testTimeout=0'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error('Give the number of times as many games as usual. For example: npm run soak -- 10');
  process.exitCode = 2;
}
