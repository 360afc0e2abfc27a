/** Score sheets for Sintra. */
import type { Texts } from '@leadlight/messages';
import {
  breakdownsIfEnded,
  decidedBy,
  sintra,
  type Breakdown,
  type Consequence,
  type Position,
  type Sintra,
  type View,
} from '@leadlight/sintra';
import type { Scoring } from './scoring.ts';
import type { ScorePart, ScoreRow } from './sheet.ts';

type Kind = 'colourBonus' | 'windows' | 'lost' | 'leftover' | 'glass' | 'palace';

/** The points returned by the score floor: the difference between a score and the sum of its rows. */
function floorRow(texts: Texts, rows: readonly ScoreRow[], totals: readonly number[]): readonly ScoreRow[] {
  const points = totals.map((total, seat) => rows.reduce((left, row) => left - (row.points[seat] ?? 0), total));
  return points.some((given) => given !== 0) ? [{ key: 'floor', label: texts.web.setup.scoreFloor, points }] : [];
}

const labelOf = ({ web: { score } }: Texts, kind: Kind, side: 'A' | 'B'): string =>
  kind === 'palace' ? score.palace[side] : score.kinds[kind];

function part(
  texts: Texts,
  title: string,
  rows: readonly ScoreRow[],
  label: string,
  totals: readonly number[],
): ScorePart {
  return { title, rows: [...rows, ...floorRow(texts, rows, totals)], total: { key: 'total', label, points: totals } };
}

/** The current score, and the score if the game ended now. */
function sheetOf(position: Position, texts: Texts): readonly ScorePart[] {
  const { seats, options } = sintra.view(position, null);
  const ends = breakdownsIfEnded(position);
  const row = (kind: Kind, points: readonly number[]): ScoreRow => ({
    key: kind,
    label: labelOf(texts, kind, options.side),
    points,
  });
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
      ends.map(({ glass }, seat) => glass + seats[seat].glass.lost),
    ),
    row(
      'palace',
      ends.map(({ palace }) => palace),
    ),
  ];
  return [
    part(texts, score.soFar, soFar, score.score, scores),
    part(
      texts,
      score.ifEnded,
      atEnd,
      score.total,
      ends.map(({ total }) => total),
    ),
  ];
}

const FINAL = ['colourBonus', 'windows', 'leftover', 'glass', 'palace'] as const satisfies readonly (keyof Breakdown &
  Kind)[];

/** The points of a finished game. */
function finalOf({ result, options }: View, texts: Texts): ScorePart | undefined {
  if (result === null) return undefined;
  const rows = FINAL.map((kind): ScoreRow => ({
    key: kind,
    label: labelOf(texts, kind, options.side),
    points: result.breakdown.map((own) => own[kind]),
  }));
  return part(texts, texts.web.score.finalScoring, rows, texts.web.score.total, result.scores);
}

const TOLD: Readonly<Partial<Record<Consequence['type'], (typeof FINAL)[number]>>> = {
  'leftover-scored': 'leftover',
  'glass-scored': 'glass',
  'ornament-scored': 'palace',
  'palace-scored': 'palace',
};

/** The row that a consequence of the final scoring belongs to. */
const rowOf = ({ type }: Consequence): string | undefined => TOLD[type];

export const SINTRA_SCORING: Scoring<Sintra> = {
  sheet: (position, _, texts) => sheetOf(position, texts),
  final: (position, texts) => finalOf(sintra.view(position, null), texts),
  rowOf,
  pointsOf: (position) => sintra.view(position, null).seats.map(({ score }) => score),
  decided: (result, { web }) => (decidedBy(result) === 'glass' ? web.score.decided.glass : ''),
};
