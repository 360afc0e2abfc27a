/** The rows of the game's scores. */
import type { ScorePart, ScoreRow } from '@leadlight/messages';
import type { Breakdown } from '#games/lancet';
import type { TextsHere } from './texts.ts';

const ROWS = ['light', 'colours', 'hand'] as const;

/** `hides` says whose leftover shards are secret: their points are unknown. */
export function scorePart(
  { lancet: { score }, web }: TextsHere,
  title: string,
  points: readonly Breakdown[],
  hides: (seat: number) => boolean = () => false,
): ScorePart {
  const rows = ROWS.map((key): ScoreRow => ({
    key,
    label: score[key],
    points: points.map((own, seat) => (key === 'hand' && hides(seat) ? null : own[key])),
  }));
  const totals = points.map((own, seat) => own.total - (hides(seat) ? own.hand : 0));
  return { title, rows, total: { key: 'total', label: web.score.total, points: totals } };
}
