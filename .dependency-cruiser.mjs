// Which package may know which: dependencies point one way. `e2e/test/layers.test.ts` plants forbidden imports and
// expects them to be found.

/**
 * What each package may import from the others.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ARROWS = {
  core: [],
  sintra: ['core'],
  sagrada: ['core'],
  bots: ['core', 'sintra', 'sagrada'],
  messages: ['core', 'sintra', 'sagrada'],
  table: ['core', 'sintra', 'sagrada'],
  protocol: ['core', 'table'],
  server: ['protocol', 'table', 'bots', 'messages'],
  web: ['core', 'sintra', 'sagrada', 'protocol', 'table', 'bots', 'messages'],
  cli: ['core', 'sintra', 'sagrada', 'bots', 'messages'],
};

/** Packages that run anywhere: no Node, and nothing from the registry but what is named here. */
const PURE = { core: ['@noble/hashes'], sintra: [], sagrada: [], bots: [], messages: [], table: [] };

/** @param {readonly string[]} names */
const oneOf = (names) => `(?:${names.join('|')})`;

/** @param {string} name */
const sourceOf = (name) => `^packages/${name}/src/`;

/** With what starts the package on a host, which may know that host. @param {string} name */
const codeOf = (name) => `^packages/${name}/(?:src|hosts)/`;

const arrowRules = Object.entries(ARROWS).map(([name, allowed]) => ({
  name: `${name}-knows-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: codeOf(name) },
  to: { path: '^(?:packages|bench|e2e|scripts)/', pathNot: `^packages/${oneOf([name, ...allowed])}/` },
}));

const registryRules = Object.entries(PURE).map(([name, allowed]) => ({
  name: `${name}-takes-little-from-the-registry`,
  severity: 'error',
  from: { path: codeOf(name) },
  to: {
    path: 'node_modules/',
    ...(allowed.length > 0 && { pathNot: `node_modules/${oneOf(allowed)}/` }),
  },
}));

/** What a package exports. */
const ENTRIES = '^packages/[^/]+/(?:src/index|hosts/[^/]+)\\.ts$';
const SHARED_TESTS = '^packages/core/test/';

export default {
  forbidden: [
    ...arrowRules,
    ...registryRules,
    {
      name: 'pure-packages-know-no-node',
      severity: 'error',
      from: { path: sourceOf(oneOf(Object.keys(PURE))) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'messages-takes-only-types',
      severity: 'error',
      from: { path: sourceOf('messages') },
      to: { path: '^packages/(?!messages/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-deep-imports',
      comment:
        'Another package is used through its name, by what its index exports. Only tests share what the core offers ' +
        'them: the properties that hold for every game.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/[^/]+/', pathNot: ['^packages/$1/', ENTRIES, SHARED_TESTS] },
    },
    {
      name: 'no-relative-imports-across-packages',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', SHARED_TESTS], dependencyTypes: ['local'] },
    },
    {
      name: 'source-knows-no-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '/test/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // What the build makes up has no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:packages/[^/]+|bench|e2e)/(?:test/)?(?:dist|fixtures)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    // Without `source` the packages' imports of each other lead to `dist`, or nowhere, and no rule sees them.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'node', 'default'] },
  },
};
