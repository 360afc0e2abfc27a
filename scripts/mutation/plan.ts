/** Which tests reach which mutant: recorded in a run without mutants, read when a mutant is active. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Hits = Readonly<Record<string, number>>;

/** The global state of Stryker's instrumentation. */
type Stryker = {
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { readonly static: Hits; readonly perTest: Readonly<Record<string, Hits>> };
};

/** How often a mutant was reached, and by which tests, quickest first. */
type Plan = { hits: number; tests: string[] };

/** A mutant reached this many times more often than usual is stuck in a loop. */
const PATIENCE = 100;
const FOLDER = join(process.cwd(), '.mutation', 'plans');
const ORDER = 'order';

export const MUTANT = process.env['__STRYKER_ACTIVE_MUTANT__'];
export const stryker: Stryker = ((globalThis as unknown as { __stryker__?: Stryker }).__stryker__ ??= {});

const write = (name: string, content: unknown): void => {
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(content));
};

const read = (name: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
};

const addHits = (plans: Map<string, Plan>, hits: Hits, test?: string): void => {
  for (const [mutant, count] of Object.entries(hits)) {
    const plan = plans.get(mutant) ?? { hits: 0, tests: [] };
    plan.hits += count;
    if (test !== undefined) plan.tests.push(test);
    plans.set(mutant, plan);
  }
};

/** @param order all tests, quickest first */
export const writePlans = (order: readonly string[]): void => {
  const coverage = stryker.mutantCoverage ?? { static: {}, perTest: {} };
  const plans = new Map<string, Plan>();
  addHits(plans, coverage.static);
  for (const id of order) addHits(plans, coverage.perTest[id] ?? {}, id);
  mkdirSync(FOLDER, { recursive: true });
  write(ORDER, order);
  for (const [mutant, plan] of plans) write(mutant, plan);
};

const plan = MUTANT === undefined ? undefined : (read(MUTANT) as Plan | undefined);

// Set before any module with the mutant is loaded: the instrumentation throws at the limit.
if (plan !== undefined) {
  stryker.hitCount = 0;
  stryker.hitLimit = plan.hits * PATIENCE;
}

/**
 * The tests for the active mutant; none if no test reaches it. All other tests follow those that reach it: a table built
 * on first use is reached in one test, but read in many.
 */
export const plannedTests = (): readonly string[] =>
  plan === undefined ? [] : [...new Set([...plan.tests, ...(read(ORDER) as string[])])];
