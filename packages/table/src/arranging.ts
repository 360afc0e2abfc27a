/** Commands that arrange a table: people sit down and leave, bots stand in for them, the host starts and abandons the game. */
import { fail, ok, settle, type Game, type GameTypes, type Seat } from '@leadlight/core';
import type { Asked } from './commands.ts';
import { MOST_ENTRIES, type Occupant } from './entries.ts';
import { closing } from './playing.ts';
import { refuse, type Entries } from './refusing.ts';
import type { TableState } from './state.ts';

const isSeat = <T extends GameTypes>(state: TableState<T>, seat: Seat): boolean => seat < state.seats.length;

/** Seats can change hands for ever, but a game ends: half of the longest log is reserved for turns. */
const isFull = <T extends GameTypes>(state: TableState<T>): boolean => state.count >= MOST_ENTRIES / 2;

export function sit<T extends GameTypes>(
  state: TableState<T>,
  { command: { seat, who }, circumstances: { now, levels } }: Asked<T, 'sit'>,
): Entries<T> {
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (!isSeat(state, seat)) return refuse('table-seat', { seat });
  if (state.seats[seat] !== null) return refuse('table-taken', { seat });
  if (who.kind === 'bot' && !levels.includes(who.level)) return refuse('table-level', { level: who.level });
  if (isFull(state)) return refuse('table-full', {});
  return ok([{ type: 'seated', at: now, seat, who: plain(who) }]);
}

/** Drops all other fields: they would be stored, and sent to every viewer. */
const plain = (who: Occupant): Occupant =>
  who.kind === 'person' ? { kind: 'person', name: who.name, colour: who.colour } : { kind: 'bot', level: who.level };

export function leave<T extends GameTypes>(
  state: TableState<T>,
  { command: { seat }, circumstances }: Asked<T, 'leave'>,
): Entries<T> {
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (!isSeat(state, seat)) return refuse('table-seat', { seat });
  if (state.seats[seat] === null) return refuse('table-empty', { seat });
  if (isFull(state)) return refuse('table-full', {});
  return ok([{ type: 'left', at: circumstances.now, seat }]);
}

/** Starts the game with its first chance event. */
export function start<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { circumstances: { now: at, luck } }: Asked<T, 'start'>,
): Entries<T> {
  const free = state.seats.indexOf(null);
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (free !== -1) return refuse('table-empty', { seat: free });
  const events = settle(game, game.copy(state.position), luck);
  return ok([
    { type: 'started', at, salts: state.seats.map(() => '') },
    { type: 'played', at, events },
  ]);
}

export function standIn<T extends GameTypes>(
  state: TableState<T>,
  { command: { seat, level }, circumstances: { now, levels } }: Asked<T, 'stand-in'>,
): Entries<T> {
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  if (!isSeat(state, seat) || state.seats[seat]?.kind !== 'person') return refuse('table-seat', { seat });
  if (level !== null && !levels.includes(level)) return refuse('table-level', { level });
  if (isFull(state)) return refuse('table-full', {});
  return ok([{ type: 'stood-in', at: now, seat, level }]);
}

/** Ends the game without a result. */
export function abandon<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { circumstances }: Asked<T, 'abandon'>,
): Entries<T> {
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  const position = game.copy(state.position);
  const event: T['event'] = { type: 'abandoned' };
  const refusals = game.play(position, event);
  if (refusals.length > 0) return fail(refusals.map((reason) => ({ path: '', reason })));
  return ok([{ type: 'played', at: circumstances.now, events: [event] }, ...closing(game, position, circumstances)]);
}
