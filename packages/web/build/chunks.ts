/**
 * What is needed together is one file, so that a line with a long way to go is asked once and not for thirty small ones,
 * and so that it packs better. What the worker of the bots shares with a page stays apart: a worker has no page.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

const SOURCES = join(import.meta.dirname, '..', 'src');
const inSources = (...names: readonly string[]): string => join(SOURCES, ...names);

const TABLE = join(import.meta.dirname, '..', '..', 'table', 'src');

/** Home needs the first, which cards are read with; a game is begun without the second. */
const NOT_TO_BEGIN = ['occupant.ts', 'fork.ts'].map((name) => join(TABLE, name));

/** Small, and needed by nearly every screen. */
const OFTEN = ['app/GameWords.svelte', 'app/game-words.ts', 'ui/Panel.svelte', 'ui/idle.ts'].map((path) =>
  inSources(path),
);

/** A module and everything that is loaded with it, or also what it may load later. */
function reach(context: Context, from: string, isLater = false): Modules {
  const known = new Set([from]);
  for (const id of known) {
    const info = context.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) known.add(next);
    for (const next of isLater ? (info?.dynamicallyImportedIds ?? []) : []) known.add(next);
  }
  return known;
}

/** What every page needs. */
function frameOf(context: Context): Modules {
  const pages = [inSources('main.ts'), ...OFTEN].map((id) => reach(context, id));
  return new Set(pages.flatMap((page) => [...page]));
}

/** What is loaded without a table, too. */
const ELSEWHERE = [
  'app/About.svelte',
  'app/Games.svelte',
  'app/Keys.svelte',
  'app/SettingsScreen.svelte',
  'app/Setup.svelte',
  'app/order.ts',
  'records/OpenScreen.svelte',
  'rules/RulesScreen.svelte',
  'store/open.ts',
  'strips/StripsScreen.svelte',
];

/** What it takes to play a game. */
const playOf = (context: Context, game: 'Sintra' | 'Sagrada'): Modules =>
  reach(context, inSources('play', `${game}Play.svelte`));

/** What the framework has for numbers that count. */
const MOVING = /\/svelte\/src\/(?:easing|motion|reactivity)\//;

/** What a table alone needs of the client, whatever is played at it. */
function tableOf(context: Context): Modules {
  const [one, other] = [playOf(context, 'Sintra'), playOf(context, 'Sagrada')];
  const elsewhere = ELSEWHERE.map((path) => reach(context, inSources(path)));
  const isOfTables = (id: string): boolean =>
    (id.startsWith(SOURCES) || MOVING.test(id)) && !elsewhere.some((modules) => modules.has(id));
  return new Set([...one.intersection(other)].filter(isOfTables));
}

/** What it takes to begin a game, besides what home has opened already. */
function beginningOf(context: Context): Modules {
  const opened = reach(context, inSources('store/open.ts'));
  const isNew = (id: string): boolean =>
    (id.startsWith(SOURCES) && !opened.has(id)) || (id.startsWith(TABLE) && !NOT_TO_BEGIN.includes(id));
  return new Set([...reach(context, inSources('app/order.ts'))].filter(isNew));
}

interface Plan {
  /** Left as they are: what the worker needs, and what comes before everything. */
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

/** Everything that is drawn of a game while it is played is one file, too. */
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
    // Whatever a chunk needs is in it too, or is left out on purpose.
    includeDependenciesRecursively: false,
  };
}
