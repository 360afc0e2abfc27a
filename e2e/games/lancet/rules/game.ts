/** Lancet, behind the core's contract for a game. */
import { Codes, type Game, type Seat } from '@leadlight/core';
import { drawEvent, dueIn } from './chance.ts';
import { FIELDS, type Move } from './events.ts';
import { writePosition } from './notation.ts';
import { apply, decode, perform } from './play.ts';
import {
  copyInto,
  copyPosition,
  isComplete,
  playedIn,
  refusedPosition,
  startPosition,
  type Position,
} from './position.ts';
import { breakdownOf, resultOf } from './scoring.ts';
import { completed, optionProblems, parseEvent, parseOptions } from './shapes.ts';
import { guess, hiddenFields, see, viewOf } from './sight.ts';
import type { Lancet } from './types.ts';
import { LEAST_PLAYERS, MOST_PLAYERS, type Options } from './vocabulary.ts';
import { listMoves, whyNot } from './why.ts';

/** Accepts anything as options. */
function start(options: Options, players: number): Position {
  const problems = optionProblems(options, players);
  if (problems.length === 0) return startPosition(completed(options).rounds, players);
  return refusedPosition(
    problems.map(({ reason }) => reason),
    LEAST_PLAYERS,
  );
}

function legal(position: Position, seat: Seat): readonly Move[] {
  const codes = new Codes();
  listMoves(position, seat, codes);
  return codes.at.map(decode);
}

export const lancet: Game<Lancet> = {
  id: 'lancet',
  rules: '1',
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS },
  fields: FIELDS,
  scoring: { scores: 'L-08', ranking: 'L-12' },
  parseOptions,
  parseEvent,
  start,
  copy: copyPosition,
  toAct: dueIn,
  legal,
  // A hand that the viewer does not see has no moves to count.
  choices: (position, seat) => legal(position, seat).length,
  why: whyNot,
  play: (position, event, trace) => {
    const reasons = whyNot(position, event);
    if (reasons.length === 0) perform(position, event, trace);
    return reasons;
  },
  result: resultOf,
  played: playedIn,
  endsTurn: () => true,
  startsRound: (happened) => (happened.type === 'round-started' ? happened.round : undefined),
  endsRound: (happened) => (happened.type === 'round-ended' ? happened.round : undefined),
  roundIn: ({ round }) => (round > 0 ? round : undefined),
  // A round begins by itself after the draw, and the lancets show what was set.
  isTold: ({ type }) => type !== 'drawn',
  draw: drawEvent,
  see,
  hidden: hiddenFields,
  view: viewOf,
  complete: isComplete,
  guess,
  moves: listMoves,
  plainMoves: listMoves,
  copyInto,
  apply,
  deal: (position, luck) => {
    const event = drawEvent(position, luck);
    if (event !== undefined) perform(position, event, undefined);
  },
  decode: (_, code) => decode(code),
  key: writePosition,
  standing: (position, seat) => breakdownOf(position, seat).total,
};
