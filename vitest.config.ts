import { defineConfig } from 'vitest/config';

/** The packages are tested from their TypeScript, never from a build, so `source` goes before every other condition. */
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'e2e/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
