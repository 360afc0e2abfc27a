import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesCovered } from '../../core/test/rules-covered.ts';
import { EXCUSED } from './rules-excused.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const coverage = rulesCovered({
  page: join(ROOT, 'docs', 'rules', 'sintra.md'),
  tests: import.meta.dirname,
  letter: 'R',
  excused: EXCUSED,
});

test('every rule of the page has a test that names it, or an excuse', () => {
  expect(coverage.rules.length).toBe(63);
  expect(coverage.missing).toEqual([]);
});

test('no test names a rule that the page does not have, and no excuse is needless', () => {
  expect(coverage.unknown).toEqual([]);
  expect(coverage.needless).toEqual([]);
});
