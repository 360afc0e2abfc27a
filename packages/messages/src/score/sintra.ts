/** The rows of Sintra's scores. */
import type { Breakdown, PalaceSide, View } from '@leadlight/sintra';
import type { Texts } from '../texts.ts';
import type { ScorePart, ScoreRow } from './sheet.ts';

export type SintraScoreKind = 'colourBonus' | 'windows' | 'lost' | 'leftover' | 'glass' | 'palace';

/** Writes a row for a palace side, which names the row of the palace. */
export const sintraScoreRow =
  ({ web: { score } }: Texts, side: PalaceSide) =>
  (kind: SintraScoreKind, points: readonly number[]): ScoreRow => ({
    key: kind,
    label: kind === 'palace' ? score.palace[side] : score.kinds[kind],
    points,
  });

/** The points returned by the score floor: the difference between a score and the sum of its rows. */
function floorRow(texts: Texts, rows: readonly ScoreRow[], totals: readonly number[]): readonly ScoreRow[] {
  const points = totals.map((total, seat) => rows.reduce((left, row) => left - (row.points[seat] ?? 0), total));
  return points.some((given) => given !== 0) ? [{ key: 'floor', label: texts.web.setup.scoreFloor, points }] : [];
}

/** Rows under a title, with the score floor if it returned points, and a labelled total. */
export function sintraScorePart(
  texts: Texts,
  title: string,
  rows: readonly ScoreRow[],
  label: string,
  totals: readonly number[],
): ScorePart {
  return { title, rows: [...rows, ...floorRow(texts, rows, totals)], total: { key: 'total', label, points: totals } };
}

const FINAL = ['colourBonus', 'windows', 'leftover', 'glass', 'palace'] as const satisfies readonly (keyof Breakdown &
  SintraScoreKind)[];

/** The score of a finished game; undefined until there is a result. */
export function finalSintraScore(texts: Texts, { result, options }: View): ScorePart | undefined {
  if (result === null) return undefined;
  const row = sintraScoreRow(texts, options.side);
  const rows = FINAL.map((kind) =>
    row(
      kind,
      result.breakdown.map((own) => own[kind]),
    ),
  );
  return sintraScorePart(texts, texts.web.score.finalScoring, rows, texts.web.score.total, result.scores);
}
