/**
 * Bundles modules that are needed together into one file: a slow connection makes one request instead of thirty, and
 * the file compresses better. Modules shared with the bots' worker stay separate, because a worker has no page.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

const SOURCES = join(import.meta.dirname, '..', 'src');
const inSources = (...names: readonly string[]): string => join(SOURCES, ...names);

const TABLE = join(import.meta.dirname, '..', '..', 'table', 'src');

/** Home needs the first one to read cards; starting a game doesn't need the second one. */
const NOT_TO_BEGIN = ['occupant.ts', 'fork.ts'].map((name) => join(TABLE, name));

/** Small, and needed by nearly every screen. */
const OFTEN = ['app/GameWords.svelte', 'app/game-words.ts', 'ui/Panel.svelte', 'ui/idle.ts'].map((path) =>
  inSources(path),
);

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
  'app/About.svelte',
  'app/Games.svelte',
  'app/Keys.svelte',
  'app/SettingsScreen.svelte',
  'app/Setup.svelte',
  'app/order.ts',
  'records/OpenScreen.svelte',
  'rules/RulesScreen.svelte',
  'rules/SummaryScreen.svelte',
  'store/open.ts',
  'strips/StripsScreen.svelte',
];

/** The modules for playing a game. */
const playOf = (context: Context, game: 'Sintra' | 'Sagrada'): Modules =>
  reach(context, inSources('play', `${game}Play.svelte`));

/** The framework's code for animated numbers. */
const MOVING = /\/svelte\/src\/(?:easing|motion|reactivity)\//;

/** The modules that only tables need, for either game. */
function tableOf(context: Context): Modules {
  const [one, other] = [playOf(context, 'Sintra'), playOf(context, 'Sagrada')];
  const elsewhere = ELSEWHERE.map((path) => reach(context, inSources(path)));
  const isOfTables = (id: string): boolean =>
    (id.startsWith(SOURCES) || MOVING.test(id)) && !elsewhere.some((modules) => modules.has(id));
  return new Set([...one.intersection(other)].filter(isOfTables));
}

/** The modules for starting a game, except those that the home screen has already loaded. */
function beginningOf(context: Context): Modules {
  const opened = reach(context, inSources('store/open.ts'));
  const isNew = (id: string): boolean =>
    (id.startsWith(SOURCES) && !opened.has(id)) || (id.startsWith(TABLE) && !NOT_TO_BEGIN.includes(id));
  return new Set([...reach(context, inSources('app/order.ts'))].filter(isNew));
}

interface Plan {
  /** Left unbundled: the worker's modules, and those that run before everything else. */
  readonly apart: Modules;
  readonly frame: Modules;
  readonly beginning: Modules;
  readonly table: Modules;
  readonly sintra: Modules;
  readonly sagrada: Modules;
}

const planOf = (context: Context): Plan => ({
  apart: reach(context, inSources('play', 'bots.worker.ts'), true).union(reach(context, inSources('early.ts'))),
  frame: frameOf(context),
  beginning: beginningOf(context),
  table: tableOf(context),
  sintra: playOf(context, 'Sintra'),
  sagrada: playOf(context, 'Sagrada'),
});

/** All drawings of a game in play are one file as well. */
const BOARDS = ['sintra', 'sagrada'] as const;
const boardOf = (id: string, plan: Plan): string | undefined =>
  BOARDS.find((game) => id.startsWith(inSources(game, '/')) && plan[game].has(id));

function nameOf(id: string, plan: Plan): string | null {
  const { apart, frame, beginning, table } = plan;
  if (apart.has(id)) return null;
  if (frame.has(id)) return 'frame';
  if (beginning.has(id)) return 'beginning';
  if (table.has(id)) return 'table';
  const game = boardOf(id, plan);
  return game === undefined ? null : `${game}-board`;
}

/** For `codeSplitting.groups`. */
export function chunks(): Rolldown.CodeSplittingGroup {
  let plan: Plan | undefined;
  return {
    debugName: 'chunks',
    name: (id, context) => nameOf(id, (plan ??= planOf(context))),
    // Every dependency of a chunk is either in it or deliberately left out.
    includeDependenciesRecursively: false,
  };
}
