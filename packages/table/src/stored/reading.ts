/** Reads tables from a store or a file: their form and every rule are checked, in one replay, before anything uses them. */
import { commitmentOf, HEX_32, legalProblems, type Game, type GameTypes } from '@leadlight/core';
import type { Entry, Log, Opened } from '../log/entries.ts';
import type { TableState } from '../log/state.ts';
import { everyoneAt, openedTable, witnessed, type PlayEvent, type WitnessedTable } from '../log/witnessed.ts';
import { cardOf } from './card.ts';
import { isContinued } from './earlier.ts';
import { localShapes, wholeLog } from './entry-shapes.ts';
import { tableId, type Levels } from './shapes.ts';
import type { RawTable, StoredTable } from './tables.ts';

/** A table with its checked log, and everything that follows from it. */
export interface ReadTable<T extends GameTypes> extends StoredTable<T>, WitnessedTable<T> {
  readonly entries: Log<T>;
}

/**
 * The table with a card made from its log; undefined when the log is unreadable. Only what is new since an earlier
 * reading is played.
 */
export function readTable<T extends GameTypes>(
  game: Game<T>,
  raw: RawTable,
  levels: Levels,
  earlier?: ReadTable<T>,
): ReadTable<T> | undefined {
  const entries = wholeLog(game, raw.entries, localShapes(game, levels));
  const table = readLog(game, raw, entries, isInTime, earlier);
  return table !== undefined && isPlausible(game, table.state) ? table : undefined;
}

/** Whether an entry may come in this state. */
type MayCome<T extends GameTypes> = (entry: Entry<T>, state: TableState<T>) => boolean;

/** The table with a log that has the right form, if it has one. */
export function readLog<T extends GameTypes>(
  game: Game<T>,
  { id, seed }: RawTable,
  entries: Log<T> | undefined,
  mayCome: MayCome<T>,
  earlier?: ReadTable<T>,
): ReadTable<T> | undefined {
  if (entries === undefined || tableId(id, '').length > 0 || !isSeedOf(seed, entries[0])) return undefined;
  const table = playedTable(game, entries, mayCome, earlier);
  if (table === undefined) return undefined;
  // The last entry, not the latest moment: clocks can be set back.
  const changed = entries.at(-1)?.at ?? entries[0].at;
  return { card: cardOf(game, id, table.state, changed), seed, entries, ...table };
}

const isSeedOf = <T extends GameTypes>(seed: unknown, { commitment }: Opened<T>): seed is string =>
  typeof seed === 'string' && HEX_32.test(seed) && commitmentOf(seed) === commitment;

/** Plays the log from its start, or from where an earlier reading ended; undefined if an entry is out of order. */
function playedTable<T extends GameTypes>(
  game: Game<T>,
  log: Log<T>,
  mayCome: MayCome<T>,
  earlier: ReadTable<T> | undefined,
): WitnessedTable<T> | undefined {
  const from = earlier !== undefined && isContinued(log, earlier.entries) ? earlier : fresh(game, log);
  return playedOn(game, from, log.slice(from.state.log.length), mayCome);
}

/** The table after some more entries; undefined if one is out of order. The table before them stays as it is. */
export function playedOn<T extends GameTypes>(
  game: Game<T>,
  before: WitnessedTable<T>,
  entries: readonly Entry<T>[],
  mayCome: MayCome<T>,
): WitnessedTable<T> | undefined {
  const from = goingOn(before);
  let { state } = from;
  const play = carefully(game);
  for (const entry of entries) {
    const next = mayCome(entry, state) ? witnessed(game, { ...from, state }, entry, play) : undefined;
    if (next === undefined) return undefined;
    state = next;
  }
  return { ...from, state };
}

const fresh = <T extends GameTypes>(game: Game<T>, [opened]: Log<T>): WitnessedTable<T> =>
  openedTable(game, opened, everyoneAt(opened.players));

const goingOn = <T extends GameTypes>({ state, sightings }: WitnessedTable<T>): WitnessedTable<T> => ({
  state,
  sightings: sightings.first(state.log.length),
});

/** Refuses events that hide something from the host, and those that count the choices wrongly. */
const carefully =
  <T extends GameTypes>(game: Game<T>): PlayEvent<T> =>
  (position, event) =>
    game.hidden(event).length === 0 &&
    legalProblems(game, position, event, '').length === 0 &&
    game.play(position, event).length === 0;

const BEFORE: ReadonlySet<string> = new Set(['seated', 'left', 'started']);

/** Whether the entry may come now, and names only seats that the table has. */
function isInTime<T extends GameTypes>(entry: Entry<T>, { phase, opened: { players } }: TableState<T>): boolean {
  if (phase === 'over' || BEFORE.has(entry.type) !== (phase === 'gathering')) return false;
  if (entry.type === 'started') return entry.salts.length === players;
  return !('seat' in entry) || entry.seat < players;
}

/** Whether a table can be in this state: everyone sits, the setup was played, and the log is closed if the game is. */
const isPlausible = <T extends GameTypes>(game: Game<T>, { phase, seats, events, position }: TableState<T>): boolean =>
  phase !== 'gathering' &&
  !seats.includes(null) &&
  events.length > 0 &&
  (phase === 'over') === (game.toAct(position).kind === 'over');
