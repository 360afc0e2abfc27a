/** The part of vitest's JSON report that we count. */
export type TestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

export type Tally = { readonly passed: number; readonly failed: number };

export const NOTHING: Tally = { passed: 0, failed: 0 };

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

export const checkTally = (succeeded: boolean): Tally =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Files that failed as a whole, for instance because of an import: none of their tests was counted. */
const brokenFiles = (report: TestReport): number =>
  report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;

/** A run that fails without a failing test (an unhandled rejection, a missing report) counts as one failure. */
export const testTally = (report: TestReport | undefined, exitCode: number): Tally => {
  if (report === undefined) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + brokenFiles(report);
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
};

export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
