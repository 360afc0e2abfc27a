/** Reads the stored logs of online tables, as carefully as those of others: a table may still be gathering people. */
import { isObject, type Game, type GameTypes, type Seat } from '@leadlight/core';
import { MOST_ENTRIES, type Entry, type Started, type StoodIn } from '../log/entries.ts';
import { optionsAmong } from '../log/starter.ts';
import type { TableState } from '../log/state.ts';
import type { WitnessedTable } from '../log/witnessed.ts';
import { takenSeats } from '../online/gathering.ts';
import { areSeatedFairly } from '../online/people.ts';
import { mayOpen, maySeal, published, sealsOf } from '../online/seals.ts';
import { areClocksSet, mayCarry } from '../online/timing.ts';
import { onlineShapes } from './online-shapes.ts';
import { areLaterEntries, wholeLog } from './entry-shapes.ts';
import { playedOn, readLog, type ReadTable } from './reading.ts';
import type { Levels } from './shapes.ts';
import { sharing } from './sharing.ts';
import type { RawTable } from './tables.ts';

type Phase = TableState<GameTypes>['phase'];

/** When each type of entry may come. */
const PHASE_OF: Readonly<Record<Entry<GameTypes>['type'], Phase | null>> = {
  opened: null,
  seated: 'gathering',
  left: 'gathering',
  gathered: 'gathering',
  sealed: 'sealing',
  'seals-closed': 'sealing',
  'opened-salt': 'opening',
  started: 'opening',
  played: 'playing',
  'stood-in': 'playing',
  closed: 'playing',
};

/** Whether all entries are of types that this version knows, however they continue. */
export const knowsEntries = (entries: readonly unknown[]): boolean =>
  entries.every((entry) => isObject(entry) && Object.hasOwn(PHASE_OF, String(entry['type'])));

const isInTime = <T extends GameTypes>(game: Game<T>, entry: Entry<T>, state: TableState<T>): boolean =>
  PHASE_OF[entry.type] === state.phase &&
  (!('seat' in entry) || entry.seat < state.seats.length) &&
  isConsistent(game, state, entry);

/** Whether the entry fits what happened before. The rules check the events. */
function isConsistent<T extends GameTypes>(game: Game<T>, state: TableState<T>, entry: Entry<T>): boolean {
  switch (entry.type) {
    case 'seated':
      return state.seats[entry.seat] === null;
    case 'left':
      return state.seats[entry.seat] !== null;
    case 'gathered':
      return isSame(entry.seats, takenSeats(state)) && canPlay(game, state, entry.seats);
    case 'sealed':
      return maySeal(state, entry.seat);
    case 'opened-salt':
      return mayOpen(state, entry);
    case 'started':
      return isSame(saltsIn(entry), published(sealsOf(state)));
    case 'stood-in':
      return comesOrGoes(state, entry) && mayCarry(state, entry.clocks);
    case 'played':
      return mayCarry(state, entry.clocks);
    default:
      return true;
  }
}

const canPlay = <T extends GameTypes>(game: Game<T>, { opened }: TableState<T>, seats: readonly Seat[]): boolean =>
  game.parseOptions(optionsAmong(opened.options, seats), seats.length).ok;

/** Compares plain data with its fields in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const saltsIn = ({ salts, saltCommitments, saltNonces }: Started) => ({ salts, saltCommitments, saltNonces });

/** Whether a person leaves who is there, or returns who is not. */
const comesOrGoes = <T extends GameTypes>({ seats, standIns }: TableState<T>, { seat, level }: StoodIn): boolean =>
  seats[seat]?.kind === 'person' && (standIns[seat] === null) === (level !== null);

/** Whether a table can be in this state: nothing is played before the game, and its log is closed if the game is. */
const isPlausible = <T extends GameTypes>(game: Game<T>, state: TableState<T>): boolean =>
  areSeatedFairly(state) && (isBegun(state) ? isUnderWay(game, state) : state.events.length === 0);

const isBegun = <T extends GameTypes>({ phase }: TableState<T>): boolean => phase === 'playing' || phase === 'over';

const isUnderWay = <T extends GameTypes>(game: Game<T>, state: TableState<T>): boolean =>
  state.events.length > 0 &&
  (state.phase === 'over') === (game.toAct(state.position).kind === 'over') &&
  areClocksSet(game, state);

/** Like `readTable`, for online tables. */
export function readOnlineTable<T extends GameTypes>(
  game: Game<T>,
  raw: RawTable,
  levels: Levels,
  earlier?: ReadTable<T>,
): ReadTable<T> | undefined {
  const entries = wholeLog(game, raw.entries, onlineShapes(game, levels));
  const table = readLog(
    game,
    raw,
    entries && sharing(entries),
    (entry, state) => isInTime(game, entry, state),
    earlier,
  );
  return table !== undefined && isPlausible(game, table.state) ? table : undefined;
}

/**
 * The table after entries that another host has stored, read as carefully as a whole log; undefined if they don't
 * continue it. Only these entries are played.
 */
export function continueOnlineTable<T extends GameTypes>(
  game: Game<T>,
  table: WitnessedTable<T>,
  entries: readonly unknown[],
  levels: Levels,
): WitnessedTable<T> | undefined {
  if (!areLaterEntries<T>(entries, onlineShapes(game, levels))) return undefined;
  if (table.state.log.length + entries.length > MOST_ENTRIES) return undefined;
  const next = playedOn(game, table, entries, (entry, state) => isInTime(game, entry, state));
  return next !== undefined && isPlausible(game, next.state) ? next : undefined;
}
