// Used by `npm run mutate`, once for each package: see scripts/mutation.
const packageName = process.env['LEADLIGHT_PACKAGE'] ?? 'sintra';
const node = process.execPath;

/** Lists and texts: a test of each word in them would only repeat them. */
const TABLES = ['vocabulary', 'components', 'events', 'consequences'];

export default {
  mutate: [`packages/${packageName}/src/**/*.ts`, ...TABLES.map((name) => `!packages/*/src/${name}.ts`)],
  testRunner: 'command',
  buildCommand: `${node} --conditions=source scripts/mutation/bundle.ts ${packageName}`,
  commandRunner: { command: `NODE_COMPILE_CACHE=.mutation/cache ${node} .mutation/out/tests.mjs` },
  plugins: [],
  concurrency: 2,
  timeoutMS: 4000,
  timeoutFactor: 2,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${packageName}.html` },
  jsonReporter: { fileName: `reports/mutation/${packageName}.json` },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['e2e', 'bench', 'reports', '**/dist'],
  cleanTempDir: 'always',
};
