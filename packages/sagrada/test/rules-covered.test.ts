import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesCovered } from '../../core/test/rules-covered.ts';

/** Rules of docs/rules/sagrada.md that no test of this package names, each with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  'G-92': 'about people who leave a table, which the engine knows nothing of; a record may say who played for them',
};

const coverage = rulesCovered({
  page: join(import.meta.dirname, '..', '..', '..', 'docs', 'rules', 'sagrada.md'),
  tests: import.meta.dirname,
  letter: 'G',
  excused: EXCUSED,
});

test('every rule of the page has a test that names it, or an excuse', () => {
  expect(coverage.rules.length).toBe(72);
  expect(coverage.missing).toEqual([]);
});

test('no test names a rule that the page does not have, and no excuse is needless', () => {
  expect(coverage.unknown).toEqual([]);
  expect(coverage.needless).toEqual([]);
});
