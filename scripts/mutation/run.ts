/**
 * Runs the collected tests. Without an active mutant, it runs all of them and records which test reaches which mutant and
 * how long it takes. With one, it runs the tests that reach the mutant first, quickest first, until one fails.
 */
import { MUTANT, plannedTests, stryker, writePlans } from './plan.ts';
import { TESTS, type Test } from './vitest.ts';

const runTimed = async ({ id, run: runTest }: Test): Promise<readonly [string, number]> => {
  const start = performance.now();
  stryker.currentTestId = id;
  await runTest();
  stryker.currentTestId = undefined;
  return [id, performance.now() - start];
};

const rehearse = async (): Promise<void> => {
  if (TESTS.size === 0) throw new Error('There are no tests in the bundle.');
  const times: (readonly [string, number])[] = [];
  for (const test of TESTS.values()) times.push(await runTimed(test));
  writePlans(times.toSorted(([, a], [, b]) => a - b).map(([id]) => id));
};

const challenge = async (): Promise<void> => {
  for (const id of plannedTests()) await TESTS.get(id)?.run();
};

/** Ends the process with 1 at the first failing test. */
export const run = async (): Promise<void> => {
  try {
    await (MUTANT === undefined ? rehearse() : challenge());
    process.exit(0);
  } catch (error) {
    console.error(stryker.currentTestId, error);
    process.exit(1);
  }
};
