import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The packages are tested from their TypeScript, never from a build, so `source` goes before every other condition. */
const conditions = ['source', 'node', 'development|production'];

/**
 * Long files start first, so that no core is idle while the last one runs: those that mostly wait, whole games in
 * browsers, everything else in browsers and the long tests of the server, then random games.
 */
const LONG = [
  /\/server\/test\/(?:faults\/cluster|nodes)\/(?:cluster|nodes)\./,
  /\/e2e\/test\/(?:fits|accessible|client|keeping|keyboard|modes|online|online-games|webkit|firefox|[a-z]+-motion|rules)\./,
  /\/e2e\/|\/server\/test\/(?:attacks|faults|leaks|nodes|program|storage|upgrade)\//,
  /\.property\.test\.ts$/,
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((pattern) => pattern.test(moduleId));
  return rank === -1 ? LONG.length : rank;
}

/** Each filter must select a file: if only one of several is mistyped, vitest itself would not notice. */
function checkFilters(filters: readonly string[], files: readonly TestSpecification[]): void {
  const isUseless = (filter: string): boolean =>
    !files.some(({ moduleId }) => moduleId.includes(filter.replaceAll(/^\.\/|:\d+$/g, '')));
  const useless = filters.filter(isUseless);
  if (useless.length > 0) throw new Error(`No test file matches ${useless.join(', ')}.`);
}

class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { filenamePattern } = this.ctx as { readonly filenamePattern?: readonly string[] };
    checkFilters(filenamePattern ?? [], files);
    return Promise.resolve(files.toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'e2e/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
      // With a screen reader, a game takes many minutes.
      ...(process.env['LEADLIGHT_FULL'] === '1' ? ['e2e/orca/*.test.ts'] : []),
    ],
    environment: 'node',
    // Distinguishes this run from others, whose processes may have had the same numbers.
    env: { LEADLIGHT_RUN: String(Date.now()) },
    pool: 'forks',
    // Threads that tests start run from TypeScript too.
    execArgv: ['--conditions=source'],
    // Files share a process and what it has imported: no module keeps anything that another test could find.
    isolate: false,
    // More than there are cores, because many tests wait for a page, a process or a clock.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pages are slow on a busy machine; what is expected comes sooner on a quiet one.
    expect: { poll: { timeout: 30_000 } },
    passWithNoTests: false,
  },
});
