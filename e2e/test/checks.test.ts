import { describe, expect, test } from 'vitest';
import { format, score } from '../../scripts/mutation/score.ts';
import { add, checkTally, lastLine, testTally } from '../../scripts/checks/tally.ts';

const file = (status: string, ...assertions: readonly string[]) => ({
  status,
  assertionResults: assertions.map((assertion) => ({ status: assertion })),
});

const report = (passed: number, failed: number, ...testResults: readonly ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});

describe('the last line of npm test', () => {
  test('adds checks and tests', () => {
    const tally = [checkTally(true), checkTally(false), testTally(report(5, 2), 1)].reduce(add);
    expect(lastLine(tally)).toBe('6 passed, 3 failed');
  });

  test('counts a file that could not be loaded', () => {
    expect(testTally(report(1, 0, file('passed', 'passed'), file('failed')), 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('does not count a file beside its failed test', () => {
    expect(testTally(report(0, 1, file('failed', 'failed')), 1)).toEqual({ passed: 0, failed: 1 });
  });

  test('counts a run that broke off', () => {
    expect(testTally(undefined, 1)).toEqual({ passed: 0, failed: 1 });
    expect(testTally(report(3, 0, file('passed', 'passed')), 1)).toEqual({ passed: 3, failed: 1 });
  });
});

describe('the mutation score', () => {
  test('counts a mutant that hangs as killed and one that no test reaches as surviving', () => {
    const mutants = ['Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'];
    const mutationReport = { files: { 'a.ts': { mutants: mutants.map((status) => ({ status })) } } };
    expect(format(score(mutationReport))).toBe('3 of 5 mutants killed, 60.0 %');
  });
});
