/** Score sheets. */
import { entryAt } from '../../../../packages/web/src/game/entry-at.ts';
import type { Scoring } from '../../../../packages/web/src/game/scoring.ts';
import {
  breakdownOf,
  isDecidedByLight,
  type Breakdown,
  type Consequence,
  type Lancet,
  type Position,
} from '#games/lancet';
import { scorePart } from '../texts/score.ts';
import type { TextsHere } from '../texts/texts.ts';
import { lancetView } from './perspective.ts';

const pointsIn = (position: Position): readonly Breakdown[] =>
  position.seats.map((_, seat) => breakdownOf(position, seat));

const ROWS: Readonly<Partial<Record<Consequence['type'], string>>> = {
  'light-scored': 'light',
  'colours-scored': 'colours',
  'hand-scored': 'hand',
};

export const LANCET_SCORING: Scoring<Lancet> = {
  sheet: (position, perspective, texts: TextsHere) => {
    const { seats } = lancetView(position, perspective);
    const isHidden = (seat: number): boolean => entryAt(seats, seat).hand === null;
    return [scorePart(texts, texts.web.score.ifEnded, pointsIn(position), isHidden)];
  },
  final: (position, texts: TextsHere) =>
    position.phase === 'over' ? scorePart(texts, texts.web.score.finalScoring, pointsIn(position)) : undefined,
  rowOf: ({ type }) => ROWS[type],
  pointsOf: (position) => pointsIn(position).map(({ total }) => total),
  decided: (result, { lancet }: TextsHere) => (isDecidedByLight(result) ? lancet.score.byLight : ''),
};
