/** The part of vitest's JSON report that we count. */
export type TestReport = { readonly testResults: readonly FileReport[] };

export type FileReport = {
  /** The path of the file. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
};

export type Tally = { readonly passed: number; readonly failed: number };

export const NOTHING: Tally = { passed: 0, failed: 0 };

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

export const checkTally = (succeeded: boolean): Tally =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const isFailed = ({ status }: FileReport): boolean => status === 'failed';

function fileTally(file: FileReport): Tally {
  const count = (wanted: string): number => file.assertionResults.filter(({ status }) => status === wanted).length;
  const failed = count('failed');
  // A file that failed as a whole, for instance because of an import: none of its tests was counted.
  return { passed: count('passed'), failed: failed === 0 && isFailed(file) ? 1 : failed };
}

/** A run that fails without a failing test (an unhandled rejection, a missing report) counts as one failure. */
export const testTally = (report: TestReport | undefined, isOk: boolean): Tally => {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { passed, failed } = report.testResults.map(fileTally).reduce(add, NOTHING);
  return { passed, failed: failed === 0 && !isOk ? 1 : failed };
};

const isInBrowser = ({ name }: FileReport): boolean => /[/\\]e2e[/\\]test[/\\]/.test(name);

/**
 * Browsers beside other tests can be too slow for a test. Failed files of browser tests are worth another run by
 * themselves, unless another test has failed anyway.
 */
export function filesToRepeat({ testResults }: TestReport): readonly string[] {
  const failed = testResults.filter(isFailed);
  return failed.every(isInBrowser) ? failed.map(({ name }) => name) : [];
}

/** The report of a run whose failed files have run again. */
export function withRepeated({ testResults }: TestReport, again: TestReport): TestReport {
  const repeated = new Map(again.testResults.map((file) => [file.name, file]));
  return { testResults: testResults.map((file) => repeated.get(file.name) ?? file) };
}

export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
