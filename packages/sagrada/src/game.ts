/** Sagrada, behind the core's contract for a game. */
import { Codes, type Code, type Due, type Game, type Seat } from '@leadlight/core';
import { deal, drawEvent, labelsDue } from './chance.ts';
import { ROUNDS } from './components.ts';
import type { Consequence } from './consequences.ts';
import { endsRound, endsTurn, isTold, roundIn, startsRound } from './story.ts';
import { OFFERED } from './deal.ts';
import type { Event, Move } from './events.ts';
import { hiddenFields } from './hidden.ts';
import { keyOf } from './key.ts';
import { listMoves, listPlainMoves } from './moves.ts';
import { LEAST_PLAYERS, MOST_PLAYERS, parseOptions } from './options.ts';
import { countCells, listCells } from './grid.ts';
import { deadSpaces } from './placement.ts';
import { applyCode, perform } from './play.ts';
import { parseEvent } from './parse-event.ts';
import { copyPosition, copyPositionInto, type Phase, type Position } from './position.ts';
import type { Reason } from './reasons.ts';
import { isComplete } from './reveal.ts';
import { breakdownOf, resultOf, type Result } from './scoring.ts';
import { guess, see, view, type View } from './sight.ts';
import { start } from './start.ts';
import type { Cell, Options } from './vocabulary.ts';
import { why } from './why.ts';
import { NO_PATTERN } from './window.ts';
import { decode } from './wire.ts';

export interface Sagrada {
  readonly id: 'sagrada';
  readonly options: Options;
  readonly position: Position;
  readonly event: Event;
  readonly move: Move;
  readonly reason: Reason;
  readonly consequence: Consequence;
  readonly view: View;
  readonly result: Result;
}

const SEATS: readonly Seat[] = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat);

/** One object per seat, because search asks often. */
const DECIDES: readonly Due[] = SEATS.map((seat) => ({ kind: 'decide', seats: [seat] }));

const CHANCE: ReadonlySet<Phase> = new Set<Phase>(['setup', 'rerolled', 'drawn']);

/** One object per roll, too. */
const ROLLS: readonly Due[] = Array.from({ length: ROUNDS }, (_, i) => ({
  kind: 'chance',
  event: 'roll',
  labels: [`roll:${i + 1}`],
}));

function toAct(position: Position): Due {
  const { phase } = position;
  if (phase === 'turn' || phase === 'settle') return DECIDES[position.seat];
  if (phase === 'roll') return ROLLS[position.round];
  if (phase === 'choose') return choosing(position);
  if (CHANCE.has(phase)) return { kind: 'chance', event: phase, labels: labelsDue(position) };
  return phase === 'end' ? { kind: 'end' } : { kind: 'over' };
}

/** One object for each set of seats that have yet to choose. */
const CHOOSE: readonly Due[] = Array.from({ length: 1 << MOST_PLAYERS }, (_, set) => ({
  kind: 'decide',
  seats: SEATS.filter((seat) => (set & (1 << seat)) !== 0) as [Seat, ...Seat[]],
}));

/** G-99: all choose at the same time; the phase ends with the last choice, so there is always one to come. */
function choosing(position: Position): Due {
  let seats = 0;
  for (let seat = 0; seat < position.players; seat++) if (!hasChosen(position, seat)) seats |= 1 << seat;
  return CHOOSE[seats];
}

const hasChosen = ({ windows }: Position, seat: Seat): boolean => windows[seat].pattern !== NO_PATTERN;

function legal(position: Position, seat: Seat): Move[] {
  const codes = new Codes();
  if (seat in position.windows) listMoves(position, seat, codes);
  return codes.at.slice(0, codes.count).map((code) => decode(position, code));
}

/** G-04: a seat with two cards has four patterns to choose from, seen or not. */
function choices(position: Position, seat: Seat): number {
  if (position.phase === 'choose' && position.offers[seat] === null) return hasChosen(position, seat) ? 0 : OFFERED;
  const codes = new Codes();
  if (seat in position.windows) listMoves(position, seat, codes);
  return codes.count;
}

function play(position: Position, event: Event, trace?: Consequence[]): readonly Reason[] {
  const reasons = why(position, event);
  if (reasons.length === 0) perform(position, event, trace);
  return reasons;
}

export const sagrada: Game<Sagrada> = {
  id: 'sagrada',
  rules: '1',
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS },
  scoring: { scores: 'G-50', ranking: 'G-55' },
  parseOptions,
  parseEvent,
  start,
  copy: copyPosition,
  toAct,
  legal,
  choices,
  why,
  play,
  result: resultOf,
  played: (position) => position.index,
  endsTurn,
  startsRound,
  endsRound,
  roundIn,
  isTold,
  draw: drawEvent,
  see,
  hidden: hiddenFields,
  view,
  complete: isComplete,
  guess,
  moves: listMoves,
  plainMoves: listPlainMoves,
  copyInto: copyPositionInto,
  apply: (position: Position, code: Code, trace?: Consequence[]) => {
    applyCode(position, code, trace);
  },
  deal,
  decode,
  key: keyOf,
  standing: (position, seat) => breakdownOf(position, seat).total,
};

/** How many empty spaces of the seat's window no die can fill any more. */
export const impossibleSpaces = (position: Position, seat: Seat): number =>
  countCells(deadSpaces(position.windows[seat]));

/** The same spaces, in order. */
export const impossibleCells = (position: Position, seat: Seat): readonly Cell[] =>
  listCells(deadSpaces(position.windows[seat]));
