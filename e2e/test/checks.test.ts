import { describe, expect, test } from 'vitest';
import { format, score } from '../../scripts/mutation/score.ts';
import { add, checkTally, filesToRepeat, lastLine, testTally, withRepeated } from '../../scripts/checks/tally.ts';

const file = (name: string, status: string, ...assertions: readonly string[]) => ({
  name,
  status,
  assertionResults: assertions.map((assertion) => ({ status: assertion })),
});

const report = (...testResults: readonly ReturnType<typeof file>[]) => ({ testResults });

describe('the last line of npm test', () => {
  const GOOD = file('good', 'passed', 'passed', 'passed', 'pending');
  const BAD = file('bad', 'failed', 'failed', 'passed');

  test('adds checks and tests', () => {
    const tally = [checkTally(true), checkTally(false), testTally(report(GOOD, BAD), false)].reduce(add);
    expect(lastLine(tally)).toBe('4 passed, 2 failed');
  });

  test('counts a file that could not be loaded', () => {
    expect(testTally(report(GOOD, file('broken', 'failed')), false)).toEqual({ passed: 2, failed: 1 });
  });

  test('does not count a file beside its failed test', () => {
    expect(testTally(report(BAD), false)).toEqual({ passed: 1, failed: 1 });
  });

  test('counts a run that broke off', () => {
    expect(testTally(undefined, false)).toEqual({ passed: 0, failed: 1 });
    expect(testTally(report(GOOD), false)).toEqual({ passed: 2, failed: 1 });
  });
});

describe('a file of browser tests that fails', () => {
  const SLOW = file('/work/e2e/test/slow.test.ts', 'failed', 'passed', 'failed');
  const RULES = file('/work/packages/sintra/test/glass.test.ts', 'failed', 'failed');

  test('is run again by itself, and its second run counts', () => {
    expect(filesToRepeat(report(SLOW))).toEqual([SLOW.name]);
    const again = report(file(SLOW.name, 'passed', 'passed', 'passed'));
    expect(testTally(withRepeated(report(SLOW), again), true)).toEqual({ passed: 2, failed: 0 });
    expect(testTally(withRepeated(report(SLOW), report(SLOW)), false)).toEqual({ passed: 1, failed: 1 });
  });

  test('is not run again beside a failed test of another kind, which never is', () => {
    expect(filesToRepeat(report(RULES))).toEqual([]);
    expect(filesToRepeat(report(SLOW, RULES))).toEqual([]);
  });
});

describe('the mutation score', () => {
  test('counts a mutant that hangs as killed and one that no test reaches as surviving', () => {
    const mutants = ['Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'];
    const mutationReport = { files: { 'a.ts': { mutants: mutants.map((status) => ({ status })) } } };
    expect(format(score(mutationReport))).toBe('3 of 5 mutants killed, 60.0%');
  });
});
