// Which package may know which, and which rooms inside a package: dependencies point one way. `e2e/test/layers.test.ts`
// plants forbidden imports and expects them to be found.

/** The packages with the rules of a game. */
const GAMES = ['sintra', 'sagrada'];

/**
 * What each package may import from the others.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ARROWS = {
  core: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['core']])),
  bots: ['core', ...GAMES],
  messages: ['core', ...GAMES],
  table: ['core'],
  protocol: ['core', 'table'],
  server: ['core', ...GAMES, 'protocol', 'table', 'bots', 'messages'],
  web: ['core', ...GAMES, 'protocol', 'table', 'bots', 'messages'],
  cli: ['core', ...GAMES, 'table', 'bots', 'messages'],
};

/**
 * A game of a test build has all its rooms in one folder, `e2e/games/NAME`: which of its own rooms each may import, and
 * which packages.
 * @type {Readonly<Record<string, { readonly rooms: readonly string[], readonly packages: readonly string[] }>>}
 */
export const TEST_GAME = {
  rules: { rooms: [], packages: ['core'] },
  texts: { rooms: ['rules'], packages: ['core', 'messages'] },
  bots: { rooms: ['rules'], packages: ['core', 'bots'] },
  cli: { rooms: ['rules', 'texts', 'bots'], packages: ['core', 'table', 'bots', 'messages', 'cli'] },
  web: { rooms: ['rules', 'texts'], packages: ['core', 'table', 'bots', 'messages', 'web'] },
};

/**
 * The rooms of a package, floor by floor, from the ground up. A room is a folder or a file in `src`; `*` stands for
 * each folder that is not listed, such as a game's own. `{a,b}.ts` is one room of several files, `*.ts` one of all files
 * that are not listed. A room may import the floors below, but no other room on its own floor, not even lazily.
 * Packages that are not listed have no folders, and no cycles.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const FLOORS = {
  sagrada: [
    ['{codes,components,consequences,dice,grid,patterns,placement,position,reasons,turns,vocabulary,window}.ts'],
    ['tools'],
    ['*.ts'],
  ],
  bots: [['thinking'], ['*', 'worker'], ['registry.ts'], ['search.ts'], ['index.ts']],
  messages: [
    ['web'],
    // What there is to say.
    ['*.ts'],
    ['rules'],
    ['en', 'fr', 'nl', 'pl', 'log', 'score'],
    ['first.ts', 'loading'],
    ['index.ts'],
  ],
  table: [['log', 'drafts'], ['commands'], ['online'], ['stored', 'hosting'], ['following'], ['index.ts']],
  cli: [
    ['base'],
    ['drawing'],
    ['game'],
    ['games/*', 'records', 'protocol'],
    ['players'],
    ['exec'],
    ['games/registry.ts'],
    ['simulate', 'verify', 'show', 'demo', 'bot', 'tournament', 'bench'],
    ['help.ts'],
    ['completion', 'man'],
    ['run.ts'],
    ['main.ts'],
  ],
  server: [
    ['base'],
    ['client', 'storage'],
    ['identity', 'nodes'],
    ['tables', 'cleaning'],
    ['http'],
    ['service.ts'],
    ['program'],
    ['main.ts', 'built.ts'],
  ],
  web: [
    ['ui', 'game'],
    ['a11y'],
    ['base'],
    ['storage'],
    ['hosting', 'online'],
    ['stage'],
    ['records'],
    ['score', 'rules'],
    ['play'],
    ['replay', 'typing', 'lessons'],
    ['games/*'],
    ['games/registry.ts'],
    ['shell'],
    ['main.ts'],
    ['early.ts'],
  ],
};

/** Packages that run anywhere: no Node, and nothing from the registry but what is named here. */
const PURE = {
  core: ['@noble/hashes'],
  ...Object.fromEntries(GAMES.map((game) => [game, []])),
  bots: [],
  messages: [],
  table: [],
};

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

/**
 * The paths of a room, relative to `src`.
 * @param {string} room
 * @param {readonly string[]} all
 */
function pathsOf(room, all) {
  if (room === '*.ts') return `(?!${oneOf(filesIn(all.filter((other) => other !== room)))}$)[^/]+\\.ts$`;
  if (room.endsWith('.ts')) return `${oneOf(filesIn([room]))}$`;
  const folders = all.filter((other) => !other.includes('.') && !other.includes('*'));
  return `${room.replace('*', `(?!${oneOf(folders)}/)[^/]+`)}/`;
}

/**
 * Patterns for the files among the rooms.
 * @param {readonly string[]} rooms
 */
const filesIn = (rooms) =>
  rooms
    .filter((room) => room.endsWith('.ts'))
    .map((room) => room.replaceAll('.', '\\.').replace('{', '(?:').replaceAll(',', '|').replace('}', ')'));

/** @param {[string, readonly (readonly string[])[]]} entry */
function roomRules([name, floors]) {
  const source = sourceOf(name);
  const all = floors.flat();
  /** @param {readonly string[]} rooms */
  const within = (rooms) => `${source}(${rooms.map((room) => pathsOf(room, all)).join('|')})`;
  const below = floors.slice(0, -1).map((rooms, floor) => ({
    name: `${name}/${rooms.join(',')}: imports only floors below`,
    severity: 'error',
    from: { path: within(rooms) },
    to: { path: within(floors.slice(floor + 1).flat()) },
  }));
  const shared = floors.filter((rooms) => rooms.length > 1 || rooms.some((room) => room.endsWith('*')));
  const apart = shared.map((rooms) => ({
    name: `${name}/${rooms.join(',')}: imports no neighbour`,
    severity: 'error',
    from: { path: within(rooms) },
    to: { path: within(rooms), pathNot: `${source}$1` },
  }));
  const listed = {
    name: `${name}: every room has a floor`,
    severity: 'error',
    from: { path: source, pathNot: within(all) },
    to: {},
  };
  return [...below, ...apart, listed];
}

/** @param {[string, { readonly rooms: readonly string[], readonly packages: readonly string[] }]} entry */
function testGameRule([room, { rooms, packages }]) {
  return {
    name: `test game/${room}: knows only ${[...rooms, ...packages].join(', ')}`,
    severity: 'error',
    from: { path: `^e2e/games/([^/]+)/${room}/` },
    to: {
      path: '^(?:packages|bench|e2e|scripts)/',
      pathNot: [`^e2e/games/$1/${oneOf([room, ...rooms])}/`, `^packages/${oneOf(packages)}/src/`],
    },
  };
}

/**
 * In client and command line, the rooms of a game stand on the floor of the other games, and its registry on the floor of
 * theirs.
 * @param {[string, readonly (readonly string[])[]]} entry
 */
function testGameFloors([name, floors]) {
  const all = floors.flat();
  /** @param {string} room */
  const from = (room) => floors.slice(floors.findIndex((rooms) => rooms.includes(room)));
  /** @param {readonly (readonly string[])[]} above */
  const within = (above) =>
    `${sourceOf(name)}(?:${above
      .flat()
      .map((room) => pathsOf(room, all))
      .join('|')})`;
  return [
    {
      name: `test game/${name}: imports only floors below the games`,
      severity: 'error',
      from: { path: `^e2e/games/[^/]+/${name}/`, pathNot: '/registry\\.ts$' },
      to: { path: within(from('games/*')) },
    },
    {
      name: `test game/${name}: its registry imports only the one that it extends`,
      severity: 'error',
      from: { path: `^e2e/games/[^/]+/${name}/registry\\.ts$` },
      to: { path: within(from('games/registry.ts').slice(1)) },
    },
  ];
}

/** What a package exports: its index, the bots of one game, and what starts it on a host. */
const ENTRIES = '^packages/[^/]+/(?:src/index|src/[^/]+/index|hosts/[^/]+)\\.ts$';
const SHARED_TESTS = '^packages/(?:core|table)/test/';

export default {
  forbidden: [
    ...arrowRules,
    ...registryRules,
    ...Object.entries(FLOORS).flatMap(roomRules),
    ...Object.entries(TEST_GAME).map(testGameRule),
    ...Object.entries(FLOORS)
      .filter(([, floors]) => floors.flat().includes('games/*'))
      .flatMap(testGameFloors),
    {
      name: 'pure-packages-know-no-node',
      severity: 'error',
      from: { path: [sourceOf(oneOf(Object.keys(PURE))), '^e2e/games/[^/]+/(?:rules|texts|bots)/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'messages-takes-only-types',
      severity: 'error',
      from: { path: sourceOf('messages') },
      to: { path: '^packages/(?!messages/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'storage-knows-no-games',
      comment: 'What the server stores is opaque text: a table that is written today must be readable by any version.',
      severity: 'error',
      from: { path: `${sourceOf('server')}storage/` },
      to: { path: '^packages/(?!server/)' },
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
    exclude: { path: '^(?:packages/[^/]+|bench|e2e|e2e/games/[^/]+)/(?:test/)?(?:dist|fixtures)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Without `source` the packages' imports of each other lead to `dist`, or nowhere, and no rule sees them.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'node', 'default'] },
  },
};
