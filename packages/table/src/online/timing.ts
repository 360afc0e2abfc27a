/** When the clocks of a table run: only while a person has to decide. */
import type { Game, GameTypes, Seat } from '@leadlight/core';
import type { Following } from '../commands/refusing.ts';
import type { Entry, Played, SignedEntry } from '../log/entries.ts';
import { botAt, type TableState } from '../log/state.ts';
import type { Clock } from '../log/terms.ts';
import { budgetOf, started, stopped, type Budget } from './clocks.ts';

/** The clocks of all seats: none before the game, and where nothing is timed. */
export const clocksOf = <T extends GameTypes>(state: TableState<T>): readonly Clock[] =>
  budgetAt(state) === null ? [] : latestIn(state.log);

/** The last clocks in a log, or in its beginning. */
export const latestIn = <T extends GameTypes>(log: readonly Entry<T>[]): readonly Clock[] =>
  log.findLast(hasClocks)?.clocks ?? [];

const hasClocks = <T extends GameTypes>(entry: Entry<T>): entry is Entry<T> & { readonly clocks: readonly Clock[] } =>
  'clocks' in entry;

const budgetAt = <T extends GameTypes>({ opened: { terms } }: TableState<T>): Budget | null =>
  terms === undefined ? null : budgetOf(terms.pace);

/** The clocks as the game begins, for its first entry. */
export function firstClocks<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  now: number,
): { readonly clocks?: readonly Clock[] } {
  const budget = budgetAt(state);
  if (budget === null) return {};
  const full = state.seats.map(() => ({ left: budget.bank, since: null }));
  return { clocks: set(game, state, full, now) };
}

/** Starts and stops clocks, so that they fit who has to decide. */
function set<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  clocks: readonly Clock[],
  now: number,
): readonly Clock[] {
  const awaited = awaitedAt(game, state);
  return clocks.map((clock, seat) => (awaited.includes(seat) ? started(clock, now) : stopped(clock, now)));
}

/** The seats where a person has to decide. */
function awaitedAt<T extends GameTypes>(game: Game<T>, state: TableState<T>): readonly Seat[] {
  const due = game.toAct(state.position);
  return due.kind === 'decide' ? due.seats.filter((seat) => botAt(state, seat) === null) : [];
}

/** The command that an entry answers, and its sender. */
type Signed = Pick<SignedEntry<GameTypes>, 'command' | 'sender'>;

/** A change to the clock of one seat, besides starting and stopping it. */
export interface Change {
  readonly seat: Seat;
  readonly clock: (clock: Clock, now: number, budget: Budget) => Clock;
}

/** What follows from a command, with the clocks after it. `after` is the state that it leads to, with the log before. */
export function timed<T extends GameTypes>(
  game: Game<T>,
  after: TableState<T>,
  following: Following<T>,
  now: number,
  change?: Change,
): Following<T> {
  const budget = budgetAt(after);
  if (budget === null) return following;
  const before = clocksOf(after);
  const changed = before.map((clock, seat) => (change?.seat === seat ? change.clock(clock, now, budget) : clock));
  const clocks = set(game, after, changed, now);
  return clocks.every((clock, seat) => clock === before[seat]) ? following : carrying(following, clocks);
}

/** Adds the clocks to the first entry, which is the one that changes them. */
function carrying<T extends GameTypes>(following: Following<T>, clocks: readonly Clock[]): Following<T> {
  const [first, ...others] = following.entries;
  if (first.type !== 'played' && first.type !== 'stood-in') return following;
  return { ...following, entries: [first.type === 'played' ? whole(first, clocks) : { ...first, clocks }, ...others] };
}

/** Logs consist of these entries. One that is built field by field takes less memory than one with a field added. */
const whole = <T extends GameTypes>(entry: Played<T> & Signed, clocks: readonly Clock[]): Played<T> & Signed => {
  const { type, at, events, command, sender } = entry;
  return { type, at, events, command, sender, clocks };
};

/** Whether an entry may carry these clocks. */
export function mayCarry<T extends GameTypes>(state: TableState<T>, clocks: readonly Clock[] | undefined): boolean {
  const budget = budgetAt(state);
  if (clocks === undefined) return true;
  return budget !== null && clocks.length === state.seats.length && clocks.every(({ left }) => left <= budget.bank);
}

/** Whether exactly those clocks run that have to. */
export function areClocksSet<T extends GameTypes>(game: Game<T>, state: TableState<T>): boolean {
  if (budgetAt(state) === null) return true;
  const awaited = awaitedAt(game, state);
  return state.seats.every((_, seat) => isRunning(clocksOf(state)[seat]) === awaited.includes(seat));
}

const isRunning = (clock: Clock | undefined): boolean => clock !== undefined && clock.since !== null;
