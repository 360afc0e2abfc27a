import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutLocalPrograms } from '../../scripts/bootstrap/dependencies.mjs';
import { locate } from '../../scripts/bootstrap/programs.mjs';
import { PROGRAMS, ROOT } from '../src/root.ts';

const systemPath = withoutLocalPrograms(process.env['PATH'] ?? '');
/** The machine's own Node, which may be older, or else the workspace's. */
const systemNode = locate({ command: 'node', debian: 'nodejs' }, systemPath) ?? process.execPath;

const run = (program: string, args: readonly string[], path: string) =>
  spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, PATH: path } });

test("leadlight starts from the machine's own Node", () => {
  const { status, stdout, stderr } = run(systemNode, ['packages/cli/bin/leadlight.mjs', '--help'], systemPath);
  expect(stderr).toBe('');
  expect(stdout).toContain('simulate');
  expect(status).toBe(0);
});

test('leadlight is among the workspace’s programs, where npx finds it', () => {
  const path = [PROGRAMS, systemPath].join(delimiter);
  expect(run(join(PROGRAMS, 'leadlight'), ['--help'], path).status).toBe(0);
});

test('an unknown command fails with one line on standard error', () => {
  const { status, stdout, stderr } = run(systemNode, ['packages/cli/bin/leadlight.mjs', 'nonsense'], systemPath);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^[^\n]+\n$/u);
  expect(status).not.toBe(0);
});
