/** Score sheets for Sintra. */
import {
  finalSintraScore,
  sintraScorePart,
  sintraScoreRow,
  type ScorePart,
  type ScoreRow,
  type SintraScoreKind,
  type Texts,
} from '@leadlight/messages';
import { breakdownsIfEnded, decidedBy, sintra, type Consequence, type Position, type Sintra } from '@leadlight/sintra';
import { entryAt } from '../../game/entry-at.ts';
import type { Scoring } from '../../game/scoring.ts';

/** The current score, and the score if the game ended now. */
function sheetOf(position: Position, texts: Texts): readonly ScorePart[] {
  const { seats, options } = sintra.view(position, null);
  const ends = breakdownsIfEnded(position);
  const row = sintraScoreRow(texts, options.side);
  const { score } = texts.web;
  const scores = seats.map((seat) => seat.score);
  const soFar = [
    row(
      'colourBonus',
      ends.map(({ colourBonus }) => colourBonus),
    ),
    row(
      'windows',
      ends.map(({ windows }) => windows),
    ),
    row(
      'lost',
      seats.map(({ glass }) => 0 - glass.lost),
    ),
  ];
  const now: ScoreRow = { key: 'score', label: score.score, points: scores };
  const atEnd = [
    now,
    row(
      'leftover',
      ends.map(({ leftover }) => leftover),
    ),
    row(
      'glass',
      ends.map(({ glass }, seat) => glass + entryAt(seats, seat).glass.lost),
    ),
    row(
      'palace',
      ends.map(({ palace }) => palace),
    ),
  ];
  return [
    sintraScorePart(texts, score.soFar, soFar, score.score, scores),
    sintraScorePart(
      texts,
      score.ifEnded,
      atEnd,
      score.total,
      ends.map(({ total }) => total),
    ),
  ];
}

const TOLD: Readonly<Partial<Record<Consequence['type'], SintraScoreKind>>> = {
  'leftover-scored': 'leftover',
  'glass-scored': 'glass',
  'ornament-scored': 'palace',
  'palace-scored': 'palace',
};

/** The row that a consequence of the final scoring belongs to. */
const rowOf = ({ type }: Consequence): string | undefined => TOLD[type];

export const SINTRA_SCORING: Scoring<Sintra> = {
  sheet: (position, _, texts) => sheetOf(position, texts),
  final: (position, texts) => finalSintraScore(texts, sintra.view(position, null)),
  rowOf,
  pointsOf: (position) => sintra.view(position, null).seats.map(({ score }) => score),
  decided: (result, { web }) => (decidedBy(result) === 'glass' ? web.score.decided.glass : ''),
};
