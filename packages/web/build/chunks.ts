/**
 * Bundles modules that are needed together into one file: a slow connection makes one request instead of thirty, and
 * the file compresses better. Modules shared with the bots' worker stay separate, because a worker has no page.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { GameFolder } from './games.ts';

type Context = Rolldown.ChunkingContext;
type Games = readonly GameFolder[];
type Modules = ReadonlySet<string>;

const SOURCES = join(import.meta.dirname, '..', 'src');
const inSources = (...names: readonly string[]): string => join(SOURCES, ...names);

const PACKAGES = join(import.meta.dirname, '..', '..');
const CORE = join(PACKAGES, 'core', 'src');
const BOTS = join(PACKAGES, 'bots', 'src');
const TABLE = join(PACKAGES, 'table', 'src');

const inTable = (...paths: readonly string[]): readonly string[] => paths.map((path) => join(TABLE, path));

const MESSAGES = join(PACKAGES, 'messages', 'src');

/** The texts of every page, with what all texts of a language are made of. */
const EVERYWHERE = new RegExp(`^${MESSAGES}/(?<locale>\\w\\w)/(?:client|dice|grammar|names|quoted|web|web/\\w+)\\.ts$`);

/** The words of the logs: the common ones, and those of each game. */
const LOG = join(MESSAGES, 'log');
const LINES = join(LOG, 'lines.ts');

/** Too small for a file of its own. */
const WORKER = /virtual:bots-worker/;

/** Home reads cards with these. */
const FOR_CARDS = inTable('log/occupant.ts', 'stored/shapes.ts');
/** Only a table that is open needs these. */
const FOR_TABLES = inTable(
  'following/follower.ts',
  'following/happenings.ts',
  'following/receive.ts',
  'hosting/mirror.ts',
  'stored/claimed.ts',
  'stored/earlier.ts',
);
/** A new game is not read from the store, and branches off no other one. */
const FOR_STORED = inTable(
  'log/fold.ts',
  'log/fork.ts',
  'stored/contradictions.ts',
  'stored/entry-shapes.ts',
  'stored/forked.ts',
  'stored/reading.ts',
  'stored/record.ts',
);

/** One file, although other parts need some of it: several compress worse. */
const READING: Modules = new Set([
  ...inTable('stored/entry-shapes.ts', 'stored/reading.ts'),
  ...['annotations.ts', 'record-reasons.ts'].map((name) => join(CORE, name)),
]);

/** Only a table on a server has terms and clocks. */
const FOR_ONLINE = inTable('online/clocks.ts', 'online/timing.ts', 'stored/terms-shape.ts');

const NOT_TO_BEGIN: Modules = new Set([...FOR_CARDS, ...FOR_TABLES, ...FOR_STORED, ...FOR_ONLINE]);

/**
 * Small modules that pages and the bots' worker share, by the file they are in: each file more is a request more before
 * the first paint. Everything starts with the first two, with which home also reads cards, and tables begin with the last.
 */
const SHARED: Readonly<Record<string, Modules>> = {
  'load-part': new Set(['documented.ts', 'result.ts', 'shape.ts'].map((name) => join(CORE, name))),
  wording: new Set([
    ...['describe.ts', 'parts.ts', 'plural.ts', 'sentences.ts'].map((name) => join(MESSAGES, name)),
    ...FOR_CARDS,
    join(BOTS, 'thinking', 'levels.ts'),
    inSources('hosting', 'tabs.ts'),
  ]),
  deal: new Set([
    ...['bare.ts', 'codes.ts', 'fair.ts', 'playout.ts', 'random.ts'].map((name) => join(CORE, name)),
    ...['best', 'folds', 'pick', 'random', 'reflex', 'search'].map((name) => join(BOTS, 'thinking', `${name}.ts`)),
    ...['worker/ports.ts', 'worker/thinker.ts'].map((path) => join(BOTS, path)),
  ]),
};

/** The hashes of a deal. */
const HASHING = /\/@noble\/hashes\//;

/** Screens on which people choose have all of these, with their styles. */
const CHOOSING: Modules = new Set(
  ['base/PersonMark.svelte', 'ui/Choice.svelte', 'ui/Segments.svelte'].map((path) => inSources(path)),
);

/** Small, and needed by nearly every screen. */
const OFTEN = [
  'base/GameWords.svelte',
  'base/brief.svelte.ts',
  'base/game-words.ts',
  'game/entry-at.ts',
  'stage/sound/player.ts',
  'base/names.ts',
  'ui/Panel.svelte',
  'ui/idle.ts',
].map((path) => inSources(path));

/** Games may have folders elsewhere. */
const isOfClient = (id: string, games: Games): boolean =>
  id.startsWith(SOURCES) || games.some(({ folder }) => id.startsWith(join(folder, '/')));

/** A module with all its static imports, and with `isLater` also its dynamic ones. */
function reach(context: Context, from: string, isLater = false): Modules {
  const known = new Set([from]);
  for (const id of known) {
    const info = context.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) known.add(next);
    for (const next of isLater ? (info?.dynamicallyImportedIds ?? []) : []) known.add(next);
  }
  return known;
}

/** The modules of every page. */
function frameOf(context: Context): Modules {
  const pages = [inSources('main.ts'), ...OFTEN].map((id) => reach(context, id));
  return new Set(pages.flatMap((page) => [...page]));
}

/** Entry points that load without a table. */
const ELSEWHERE = [
  'replay/OpenScreen.svelte',
  'rules/RulesScreen.svelte',
  'rules/SummaryScreen.svelte',
  'shell/About.svelte',
  'shell/Games.svelte',
  'shell/Keys.svelte',
  'shell/SettingsScreen.svelte',
  'shell/Setup.svelte',
  'shell/order.ts',
  'storage/open.ts',
];

/** The screen that opens a table. */
const OPENING = inSources('play', 'Play.svelte');

/** The modules for playing a game. */
const playOf = (context: Context, { folder }: GameFolder): Modules =>
  ['Play.svelte', 'client.ts'].map((path) => reach(context, join(folder, path))).reduce((all, more) => all.union(more));

/** The modules of every game. */
const playOfAll = (context: Context, games: Games): Modules =>
  games.map((game) => playOf(context, game)).reduce((common, modules) => common.intersection(modules));

/** The framework's code for animated numbers. */
const MOVING = /\/svelte\/src\/(?:easing|motion|reactivity)\//;

/**
 * The framework's code for media queries: small, and needed by rules and tables alike. The index beside it comes out
 * empty, but would be a file of its own.
 */
const WATCHING =
  /\/svelte\/src\/(?:events\/index|reactivity\/(?:date|index-client|map|media-query|reactive-value|set|url|url-search-params))\.js$/;

/** The framework's code for fields and for elements whose name varies: neither the first page nor a table has any. */
const SELDOM: Readonly<Record<string, RegExp>> = {
  fields: /\/svelte\/src\/internal\/client\/dom\/elements\/bindings\/(?:input|select)\.js$/,
  varying: /\/svelte\/src\/internal\/client\/dom\/blocks\/svelte-element\.js$/,
};

const seldomOf = (id: string): string | undefined => Object.keys(SELDOM).find((name) => SELDOM[name]?.test(id));

/** What is seldom used does nothing by itself, so that only the modules that use it load it. */
export const actsByItself = (id: string): boolean => seldomOf(id) === undefined;

/** The parts of games that load without a table. */
const besides = (context: Context, games: Games): readonly string[] =>
  games
    .map(({ folder }) => join(folder, 'entry.ts'))
    .flatMap((entry) => context.getModuleInfo(entry)?.dynamicallyImportedIds ?? [])
    .filter((id) => !id.endsWith('client.ts'));

/** The modules that only tables need, whatever the game. */
function tableOf(context: Context, games: Games): Modules {
  const elsewhere = [...ELSEWHERE.map((path) => inSources(path)), ...besides(context, games)].map((id) =>
    reach(context, id),
  );
  const isOfTables = (id: string): boolean =>
    (isOfClient(id, games) || MOVING.test(id)) && !elsewhere.some((modules) => modules.has(id));
  return new Set([...[OPENING, ...playOfAll(context, games)].filter(isOfTables), ...FOR_TABLES]);
}

/** The modules for starting a game, except those that the home screen has already loaded. */
function beginningOf(context: Context, games: Games): Modules {
  const opened = reach(context, inSources('storage/open.ts'));
  const isNew = (id: string): boolean =>
    (isOfClient(id, games) && !opened.has(id)) || (id.startsWith(TABLE) && !NOT_TO_BEGIN.has(id));
  return new Set([...reach(context, inSources('shell/order.ts'))].filter(isNew));
}

/** The setup screen shows nothing before it has these, and a new game needs them as well. */
const OPTIONS = ['chosen.ts', 'options.ts'];

const isOptions = (id: string, games: Games): boolean =>
  games.some(({ folder }) => OPTIONS.some((name) => id === join(folder, 'options', name)));

/** What pages without a table know of a game's rules. */
const NAMES = ['components.ts', 'vocabulary.ts'];

/**
 * The rules of each game in one file, which its page and the bots' worker load whole: the notation, which lessons need,
 * shares some of them, and would split them.
 */
function rulesOf(id: string, { games, rules }: Plan): string | null {
  const at = rules.findIndex((modules) => modules.has(id));
  const game = games[at];
  return game === undefined ? null : `${game.name}-rules`;
}

function rulesIn(context: Context, name: string): Modules {
  const folder = join(PACKAGES, name, 'src');
  const isOwn = (id: string): boolean =>
    id.startsWith(join(folder, '/')) && !NAMES.some((each) => id === join(folder, each));
  return new Set([...reach(context, join(folder, 'game.ts'))].filter(isOwn));
}

interface Plan {
  /** Left unbundled: the worker's modules, and those that run before everything else. */
  readonly apart: Modules;
  readonly frame: Modules;
  readonly beginning: Modules;
  readonly table: Modules;
  /** The modules for playing each game. */
  readonly games: readonly (GameFolder & { readonly play: Modules })[];
  /** The modules of each game's rules. */
  readonly rules: readonly Modules[];
}

const planOf = (context: Context, games: Games): Plan => ({
  apart: reach(context, inSources('hosting', 'bots.worker.ts'), true).union(reach(context, inSources('early.ts'))),
  frame: frameOf(context),
  beginning: beginningOf(context, games),
  table: tableOf(context, games),
  games: games.map((game) => ({ ...game, play: playOf(context, game) })),
  rules: games.map(({ name }) => rulesIn(context, name)),
});

/** The rest of a game in play are two files: its drawings, which its rules need as well, and everything else. */
function fileOf(id: string, { games }: Plan): string | null {
  const game = games.find(({ folder, play }) => play.has(id) && id.startsWith(join(folder, '/')));
  if (game === undefined) return null;
  return id.startsWith(join(game.folder, 'board', '/')) ? `${game.name}-board` : `${game.name}-play`;
}

/** Loads parts (parts.ts), and runs first: the configuration knows it by this name. */
const LOADING = /vite\/preload-helper\.js$|\/base\/load-part\.ts$/;

/**
 * The page's first script reaches the words of every log, and the bots' worker all rules, but only a game that is played
 * needs these words, and only its page what a choice would change.
 */
function ofPlay(id: string, { games }: Plan): string | null {
  const game = games.find(({ name }) =>
    [join(LOG, `${name}.ts`), join(PACKAGES, name, 'src', 'outlook.ts')].includes(id),
  );
  return game === undefined ? null : `${game.name}-play`;
}

const sharedOf = (id: string): string | undefined =>
  Object.keys(SHARED).find((name) => SHARED[name]?.has(id) || (name === 'deal' && HASHING.test(id)));

/** What a game's page of rules is loaded with. */
function laterOf(id: string, games: Games): string | undefined {
  const game = games.find(({ folder, name }) =>
    [join(folder, 'rules.ts'), join(MESSAGES, 'loading', `${name}-later.ts`)].includes(id),
  );
  return game && `${game.name}-later`;
}

function nameOf(id: string, plan: Plan): string | null {
  const { apart, frame, beginning, table } = plan;
  if (id === LINES) return 'table';
  if (WORKER.test(id)) return 'beginning';
  if (LOADING.test(id)) return 'load-part';
  const shared = sharedOf(id) ?? laterOf(id, plan.games);
  if (shared !== undefined) return shared;
  if (isOptions(id, plan.games)) return 'options';
  if (CHOOSING.has(id.replace(/\?.*/, ''))) return 'choosing';
  const locale = EVERYWHERE.exec(id)?.groups?.['locale'];
  const named = locale === undefined ? seldomOf(id) : `client-${locale}`;
  if (named !== undefined) return named;
  if (apart.has(id)) return ofPlay(id, plan) ?? rulesOf(id, plan);
  if (frame.has(id) || WATCHING.test(id)) return 'frame';
  if (beginning.has(id)) return 'beginning';
  if (table.has(id)) return 'table';
  if (READING.has(id)) return 'reading';
  return fileOf(id, plan);
}

/** For `codeSplitting.groups`. */
export function chunks(games: Games): Rolldown.CodeSplittingGroup {
  let plan: Plan | undefined;
  return {
    debugName: 'chunks',
    name: (id, context) => nameOf(id, (plan ??= planOf(context, games))),
    // Every dependency of a chunk is either in it or deliberately left out.
    includeDependenciesRecursively: false,
  };
}
