/** Commands that arrange a table: people sit down and leave, bots stand in for them, the host starts the game. */
import { ok, type Game, type GameTypes, type Luck, type Seat, type Viewer } from '@leadlight/core';
import { MOST_ENTRIES, type Occupant } from '../log/entries.ts';
import { Witness, type SeenEvents } from '../log/sightings.ts';
import type { TableState } from '../log/state.ts';
import type { Asked } from './commands.ts';
import { settleNoted } from './playing.ts';
import { arranged, refuse, type Answer } from './refusing.ts';

const isSeat = <T extends GameTypes>(state: TableState<T>, seat: Seat): boolean => seat < state.seats.length;

/** Seats can change hands for ever, but a game ends: half of the longest log is reserved for turns. */
const isFull = <T extends GameTypes>(state: TableState<T>): boolean => state.log.length >= MOST_ENTRIES / 2;

export function sit<T extends GameTypes>(
  _: Game<T>,
  state: TableState<T>,
  { command: { id, seat, who }, sender, circumstances: { now, levels } }: Asked<T, 'sit'>,
): Answer<T> {
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (!isSeat(state, seat)) return refuse('table-seat', { seat });
  if (state.seats[seat] !== null) return refuse('table-taken', { seat });
  if (who.kind === 'bot' && !levels.includes(who.level)) return refuse('table-level', { level: who.level });
  if (isFull(state)) return refuse('table-full', {});
  return arranged(state.position, { type: 'seated', at: now, seat, who: plain(who), command: id, sender: sender.name });
}

/** Drops all other fields: they would be stored, and sent to every viewer. */
const plain = (who: Occupant): Occupant =>
  who.kind === 'person' ? { kind: 'person', name: who.name, colour: who.colour } : { kind: 'bot', level: who.level };

export function leave<T extends GameTypes>(
  _: Game<T>,
  state: TableState<T>,
  { command: { id, seat }, sender, circumstances }: Asked<T, 'leave'>,
): Answer<T> {
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (!isSeat(state, seat)) return refuse('table-seat', { seat });
  if (state.seats[seat] === null) return refuse('table-empty', { seat });
  if (isFull(state)) return refuse('table-full', {});
  return arranged(state.position, { type: 'left', at: circumstances.now, seat, command: id, sender: sender.name });
}

/** Starts the game with its first chance event. */
export function start<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { command: { id }, sender, circumstances: { now: at, luck, viewers } }: Asked<T, 'start'>,
): Answer<T> {
  const free = state.seats.indexOf(null);
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (free !== -1) return refuse('table-empty', { seat: free });
  const { position, events, seen } = dealt(game, state, luck, viewers);
  const salts = state.seats.map(() => '');
  const started = { type: 'started', at, salts, command: id, sender: sender.name } as const;
  return ok({ entries: [started, { type: 'played', at, events }], position, seen });
}

interface Dealt<T extends GameTypes> {
  readonly position: T['position'];
  readonly events: readonly T['event'][];
  readonly seen: SeenEvents<T>;
}

/** The first chance events, and the position that they lead to. */
export function dealt<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  luck: Luck,
  viewers: readonly Viewer[] = [],
): Dealt<T> {
  const position = game.copy(state.position);
  const witness = new Witness(game, viewers);
  settleNoted(game, position, luck, witness);
  const { events } = witness;
  return { position, events, seen: witness.seen(events) };
}

export function standIn<T extends GameTypes>(
  _: Game<T>,
  state: TableState<T>,
  { command: { id, seat, level }, sender, circumstances: { now, levels } }: Asked<T, 'stand-in'>,
): Answer<T> {
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  if (!isSeat(state, seat) || state.seats[seat]?.kind !== 'person') return refuse('table-seat', { seat });
  if (level !== null && !levels.includes(level)) return refuse('table-level', { level });
  if (isFull(state)) return refuse('table-full', {});
  return arranged(state.position, { type: 'stood-in', at: now, seat, level, command: id, sender: sender.name });
}
