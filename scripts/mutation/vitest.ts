/**
 * Replaces vitest for mutation tests: the same `expect`, but tests are only collected, and `run.ts` runs them. `it` and
 * `suite` are not supported. Starting vitest itself takes ten times as long as the tests that kill a mutant.
 */
export * from 'vitest';

type Work = () => unknown;

type Suite = {
  readonly name: string;
  readonly parent: Suite | undefined;
  readonly beforeAll: Work[];
  readonly beforeEach: Work[];
  readonly afterEach: Work[];
  isPrepared: boolean;
};

export type Test = { readonly id: string; readonly run: () => Promise<void> };

const newSuite = (name: string, parent?: Suite): Suite => ({
  name,
  parent,
  beforeAll: [],
  beforeEach: [],
  afterEach: [],
  isPrepared: false,
});

export const TESTS = new Map<string, Test>();

let current = newSuite('');

/** Called at the start of every test file, so that equal names in two files stay distinct. */
export const startFile = (name: string): void => {
  current = newSuite(name);
};

/** The names from the file down to the suite itself. */
const lineage = (suite: Suite): readonly Suite[] =>
  suite.parent === undefined ? [suite] : [...lineage(suite.parent), suite];

const runAll = async (works: readonly Work[]): Promise<void> => {
  for (const work of works) await work();
};

const prepare = async (suite: Suite): Promise<void> => {
  if (suite.isPrepared) return;
  suite.isPrepared = true;
  await runAll(suite.beforeAll);
};

const freeId = (wanted: string): string => (TESTS.has(wanted) ? freeId(`${wanted}'`) : wanted);

const register = (name: string, body: Work): void => {
  const suites = lineage(current);
  const id = freeId([...suites.map((suite) => suite.name), name].join(' > '));
  const run = async (): Promise<void> => {
    for (const suite of suites) await prepare(suite);
    await runAll(suites.flatMap((suite) => suite.beforeEach));
    await body();
    await runAll(suites.flatMap((suite) => suite.afterEach));
  };
  TESTS.set(id, { id, run });
};

const group = (name: string, body: Work): void => {
  const parent = current;
  current = newSuite(name, parent);
  body();
  current = parent;
};

type Named = (name: string, body: Work) => void;
type Options = number | object;
type Each = (cases: readonly unknown[]) => (name: string, body: (...args: never) => unknown) => void;

const eachOf =
  (one: Named, spread: boolean): Each =>
  (cases) =>
  (name, body) => {
    cases.forEach((entry, index) => {
      const args = spread && Array.isArray(entry) ? entry : [entry];
      one(`${name} ${index}`, () => body(...(args as never)));
    });
  };

const ignored = (): void => {};

/** `name, body, options` and `name, options, body` are both in use. */
const withOptions =
  (one: Named) =>
  (name: string, a: Work | Options, b?: Work | Options): void => {
    const body = [a, b].find((argument): argument is Work => typeof argument === 'function');
    if (body !== undefined) one(name, body);
  };

const modifiers = (one: Named) => ({
  each: eachOf(one, true),
  for: eachOf(one, false),
  skip: ignored,
  todo: ignored,
  skipIf: (condition: unknown) => (condition ? ignored : withOptions(one)),
  runIf: (condition: unknown) => (condition ? withOptions(one) : ignored),
  sequential: withOptions(one),
  concurrent: withOptions(one),
});

export const test = Object.assign(withOptions(register), modifiers(register));
export const describe = Object.assign(withOptions(group), modifiers(group));

export const beforeAll = (work: Work): void => void current.beforeAll.push(work);
export const beforeEach = (work: Work): void => void current.beforeEach.push(work);
export const afterEach = (work: Work): void => void current.afterEach.push(work);
/** Not needed: the process ends instead. */
export const afterAll = ignored;
