import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The packages are tested from their TypeScript, never from a build, so `source` goes before every other condition. */
const conditions = ['source', 'module', 'node', 'development|production'];

/** What takes long begins first, so that nothing long is left when all others are done: browsers, then random games. */
const LONG = [/\/e2e\//, /\.property\.test\.ts$/];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((pattern) => pattern.test(moduleId));
  return rank === -1 ? LONG.length : rank;
}

class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'e2e/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    // Files share a process and what it has imported: no module keeps anything that another test could find.
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
