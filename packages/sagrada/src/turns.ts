/** The order of turns, and the end of turns and rounds: G-12 to G-15, G-40. */
import type { Seat } from '@leadlight/core';
import { ROUNDS } from './components.ts';
import type { Trace } from './consequences.ts';
import { nameDice } from './dice.ts';
import { isSolo, type Phase, type Position } from './position.ts';

const IN_TURN: ReadonlySet<Phase> = new Set<Phase>(['turn', 'rerolled', 'drawn', 'settle']);

const clockwise = (position: Position, seat: Seat, steps: number): Seat =>
  seat + steps < position.players ? seat + steps : seat + steps - position.players;

/** G-15: after each round the start goes to the next player. */
export function startRound(position: Position): void {
  if (position.round > 0) position.start = clockwise(position, position.start, 1);
  position.round++;
  goToTurn(position, 0);
}

/** G-12: clockwise from the start player, then back, so that the last has two turns in a row. */
export function goToTurn(position: Position, turn: number): void {
  position.turn = turn;
  if (turn === 2 * position.players) return;
  position.seat = seatAt(position, turn);
}

function seatAt(position: Position, turn: number): Seat {
  const steps = turn < position.players ? turn : 2 * position.players - 1 - turn;
  return clockwise(position, position.start, steps);
}

export type TurnState = 'over' | 'now' | 'skipped' | 'ahead';

export interface RoundTurn {
  readonly seat: Seat;
  readonly state: TurnState;
}

/** G-12: the turns of this round, in order. Between rounds all are still ahead. */
export const turnsOfRound = (position: Position): readonly RoundTurn[] =>
  Array.from({ length: 2 * position.players }, (_, turn) => ({
    seat: seatAt(position, turn),
    state: stateOf(position, turn),
  }));

function stateOf(position: Position, turn: number): TurnState {
  const now = IN_TURN.has(position.phase) ? position.turn : -1;
  if (turn === now) return 'now';
  if (isSkipped(position, turn)) return 'skipped';
  return turn < now ? 'over' : 'ahead';
}

/** G-40: the seat's second turn of this round will be skipped. */
export function forfeitTurn(position: Position, trace: Trace): void {
  position.skips |= 1 << position.seat;
  trace?.push({ type: 'turn-forfeited', rule: 'G-40', seat: position.seat });
}

/** G-40: a seat that drafted twice has no second turn. */
const isSkipped = (position: Position, turn: number): boolean =>
  turn >= position.players && (position.skips & (1 << seatAt(position, turn))) !== 0;

export const isFirstTurn = (position: Position): boolean => position.turn < position.players;

/** The number of finished rounds. */
export const roundsOver = (position: Position): number =>
  position.turn === 2 * position.players ? position.round : Math.max(position.round - 1, 0);

/** How many dice the seat may still draft, one in each turn that it has left: G-10, G-12, G-13, G-40. */
export function draftsLeft(position: Position, seat: Seat): number {
  const { players, phase, round, turn } = position;
  const later = 2 * (ROUNDS - round);
  if (!IN_TURN.has(phase)) return later;
  const first = clockwise(position, seat, players - position.start);
  const second = (position.skips & (1 << seat)) === 0 ? 2 * players - 1 - first : -1;
  return later + draftsIn(position, first, turn) + draftsIn(position, second, turn);
}

/** Whether the turn with this number still has its draft. */
const draftsIn = ({ drafted }: Position, number: number, turn: number): number =>
  number > turn || (number === turn && !drafted) ? 1 : 0;

/** G-13: the turn is over. */
export function endTurn(position: Position, trace: Trace): void {
  const passed = !position.drafted && !position.tooled;
  trace?.push({ type: 'turn-ended', rule: 'G-13', seat: position.seat, passed });
  position.drafted = false;
  position.tooled = false;
  goToTurn(position, position.turn + 1);
  skipTurns(position, trace);
  if (position.turn === 2 * position.players) endRound(position, trace);
}

function skipTurns(position: Position, trace: Trace): void {
  while (position.turn < 2 * position.players && isSkipped(position, position.turn)) {
    trace?.push({ type: 'turn-skipped', rule: 'G-40', seat: position.seat });
    goToTurn(position, position.turn + 1);
  }
}

/** G-14: the rest of the pool goes to the round's space of the track. */
function endRound(position: Position, trace: Trace): void {
  const { round, pool } = position;
  trace?.push({ type: 'round-ended', rule: isSolo(position) ? 'G-65' : 'G-14', round, dice: nameDice(pool) });
  position.track.push(pool);
  position.pool = [];
  position.skips = 0;
  position.phase = round === ROUNDS ? 'end' : 'roll';
}
