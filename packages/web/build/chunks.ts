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

const CORE = join(import.meta.dirname, '..', '..', 'core', 'src');
const TABLE = join(import.meta.dirname, '..', '..', 'table', 'src');

const inTable = (...paths: readonly string[]): readonly string[] => paths.map((path) => join(TABLE, path));

/** The words of the logs: the common ones, and those of each game. */
const LOG = join(import.meta.dirname, '..', '..', 'messages', 'src', 'log');
const LINES = join(LOG, 'lines.ts');

/** Home reads cards with these. */
const FOR_CARDS = inTable('log/occupant.ts', 'stored/shapes.ts');
/** Only a table that is open needs these. */
const FOR_TABLES = inTable(
  'following/follower.ts',
  'following/happenings.ts',
  'following/receive.ts',
  'hosting/mirror.ts',
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

/** Small, and needed by nearly every screen. */
const OFTEN = ['base/GameWords.svelte', 'base/game-words.ts', 'game/entry-at.ts', 'ui/Panel.svelte', 'ui/idle.ts'].map(
  (path) => inSources(path),
);

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

/** The framework's code for media queries: small, and needed by rules and tables alike. */
const WATCHING = /\/svelte\/src\/reactivity\/(?:media-query|reactive-value)\.js$/;

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
  const options = games.flatMap(({ folder }) =>
    ['chosen.ts', 'options.ts'].map((name) => join(folder, 'options', name)),
  );
  return new Set([...reach(context, inSources('shell/order.ts')), ...options].filter(isNew));
}

interface Plan {
  /** Left unbundled: the worker's modules, and those that run before everything else. */
  readonly apart: Modules;
  readonly frame: Modules;
  readonly beginning: Modules;
  readonly table: Modules;
  /** The modules for playing each game. */
  readonly games: readonly (GameFolder & { readonly play: Modules })[];
}

const planOf = (context: Context, games: Games): Plan => ({
  apart: reach(context, inSources('hosting', 'bots.worker.ts'), true).union(reach(context, inSources('early.ts'))),
  frame: frameOf(context),
  beginning: beginningOf(context, games),
  table: tableOf(context, games),
  games: games.map((game) => ({ ...game, play: playOf(context, game) })),
});

/** The rest of a game in play are two files: its drawings, which its rules need as well, and everything else. */
function fileOf(id: string, { games }: Plan): string | null {
  const game = games.find(({ folder, play }) => play.has(id) && id.startsWith(join(folder, '/')));
  if (game === undefined) return null;
  return id.startsWith(join(game.folder, 'board', '/')) ? `${game.name}-board` : `${game.name}-play`;
}

/** The page's first script reaches the words of every log, but only a game that is played needs them. */
function ofLog(id: string, { games }: Plan): string | null {
  const game = games.find(({ name }) => id === join(LOG, `${name}.ts`));
  return game === undefined ? null : `${game.name}-play`;
}

function nameOf(id: string, plan: Plan): string | null {
  const { apart, frame, beginning, table } = plan;
  if (id === LINES) return 'table';
  if (apart.has(id)) return ofLog(id, plan);
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
