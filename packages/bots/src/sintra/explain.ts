/** The evaluation term by term, for hints and game reviews. */
import type { Seat } from '@leadlight/core';
import { markerLoss, palacePoints, sintra, type Position, type SintraResult } from '@leadlight/sintra';
import { Evaluation } from './evaluation.ts';
import { TERM_OF, TERMS, type Term } from './terms.ts';

/** A term and its points. */
export interface Contribution {
  readonly term: Term;
  readonly value: number;
}

type Points = Record<Term, number>;

/** The points that the seat can expect in the end, as a sum of all terms. */
export function explain(position: Position, seat: Seat): readonly Contribution[] {
  const result = sintra.result(settled(position));
  const points = result === undefined ? expected(position, seat) : scored(result, seat);
  return TERMS.map((term) => ({ term, value: points[term] }));
}

/** Nothing is left to chance after the last decision. */
function settled(position: Position): Position {
  const copy = sintra.copy(position);
  sintra.play(copy, { type: 'end' });
  return copy;
}

const noPoints = (): Points => Object.fromEntries(TERMS.map((term) => [term, 0])) as Points;

function expected(position: Position, seat: Seat): Points {
  const points = { ...noPoints(), ...sure(position, seat) };
  const evaluation = new Evaluation(position);
  evaluation.meter.look(position);
  evaluation.meter.measure(position, position.boards[seat]);
  const row = evaluation.rowFor(position);
  for (const [i, feature] of evaluation.meter.features.entries()) points[TERM_OF[i]] += feature * row[i];
  return points;
}

/** The points if the game stopped here. */
function sure(position: Position, seat: Seat): Pick<Points, 'score' | 'glass' | 'palace'> {
  const board = position.boards[seat];
  const loss = markerLoss(board);
  return { score: sintra.standing(position, seat) + loss, glass: 0 - loss, palace: palacePoints(position, board) };
}

/** The floor on scores counts as score; panes left on strips count as strips. */
function scored({ breakdown }: SintraResult, seat: Seat): Points {
  const { total, leftover, glass, palace } = breakdown[seat];
  return { ...noPoints(), score: total - leftover - glass - palace, strips: leftover, glass, palace };
}
