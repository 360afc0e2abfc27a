/** Sintra, behind the core's contract for a game. */
import { Codes, type Game, type Seat } from '@leadlight/core';
import type { Consequence } from './consequences.ts';
import { endsRound, endsTurn, isTold, roundIn, startsRound } from './story.ts';
import { dueIn } from './due.ts';
import { parseEvent } from './event-shape.ts';
import type { Event, Move } from './events.ts';
import { markerLoss, scoreAfterLoss } from './glass.ts';
import { keyOf } from './key.ts';
import { decode } from './move-code.ts';
import { listMoves } from './moves.ts';
import { LEAST_PLAYERS, MOST_PLAYERS, parseOptions } from './options.ts';
import { drawEvent, playChance, playCode, playEvent } from './play.ts';
import { copyPosition, copyPositionInto, type Position } from './position.ts';
import type { Reason } from './reasons.ts';
import { resultOf, type SintraResult } from './scoring.ts';
import { start } from './start.ts';
import { viewOf, type View } from './view.ts';
import type { Options } from './vocabulary.ts';
import { whyNot } from './why.ts';

export interface Sintra {
  readonly id: 'sintra';
  readonly options: Options;
  readonly position: Position;
  readonly event: Event;
  readonly move: Move;
  readonly reason: Reason;
  readonly consequence: Consequence;
  readonly view: View;
  readonly result: SintraResult;
}

function legal(position: Position, seat: Seat): readonly Move[] {
  const codes = new Codes();
  listMoves(position, seat, codes);
  return codes.at.map((code) => decode(seat, code));
}

function choices(position: Position, seat: Seat): number {
  const codes = new Codes();
  listMoves(position, seat, codes);
  return codes.count;
}

/** The score minus the value beside the marker, as if the broken glass were settled now. */
function standing(position: Position, seat: Seat): number {
  const board = position.boards[seat];
  return position.phase === 'over' ? board.score : scoreAfterLoss(position, board, markerLoss(board));
}

export const sintra: Game<Sintra> = {
  id: 'sintra',
  rules: '1',
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS },
  scoring: { scores: 'R-50', ranking: 'R-56' },
  parseOptions,
  parseEvent,
  start,
  copy: copyPosition,
  toAct: dueIn,
  legal,
  choices,
  why: whyNot,
  play: playEvent,
  result: resultOf,
  played: (position) => position.played,
  endsTurn,
  startsRound,
  endsRound,
  roundIn,
  isTold,
  draw: drawEvent,
  see: (_, event) => [event],
  hidden: () => [],
  view: viewOf,
  complete: () => true,
  guess: copyPosition,
  moves: listMoves,
  plainMoves: listMoves,
  copyInto: copyPositionInto,
  apply: playCode,
  deal: playChance,
  decode: (position, code) => decode(position.turn, code),
  key: keyOf,
  standing,
};
