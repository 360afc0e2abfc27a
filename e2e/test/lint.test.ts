import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAMS, ROOT } from '../src/root.ts';

const FORBIDDEN = {
  'no-explicit-any': 'export const loose = (value: any): number => Number(value);',
  'no-non-null-assertion': `export const sure = (map: Map<string, number>): number => map.get('a')!;`,
  'no-restricted-globals': 'export const clock = (): number => Date.now();',
  'no-restricted-properties': 'export const dice = (): number => Math.random();',
  'no-throw': `export const thrower = (): never => { throw new Error('no'); };`,
  'no-console': `export const talk = (): void => { console.log('x'); };`,
} as const;

/** Lints one file as if it were in the package's source. */
const lint = (packageName: string, code: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-lint-'));
  const source = join(folder, 'packages', packageName, 'src');
  mkdirSync(source, { recursive: true });
  for (const name of ['.oxlintrc.json', 'scripts', 'node_modules']) symlinkSync(join(ROOT, name), join(folder, name));
  writeFileSync(join(source, 'planted.ts'), `${code}\n`);
  const { stdout } = spawnSync(join(PROGRAMS, 'oxlint'), ['--format=unix', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout;
};

test.each(['core', 'sintra', 'sagrada'])(
  'rules code in %s has no any, clock, randomness, exception or output',
  (name) => {
    const report = lint(name, Object.values(FORBIDDEN).join('\n'));
    for (const rule of Object.keys(FORBIDDEN)) expect(report).toContain(`(${rule})`);
  },
);

test('an exception is allowed outside the rules', () => {
  expect(lint('cli', FORBIDDEN['no-throw'])).not.toContain('no-throw');
});
