/** The rows of Sagrada's scores. */
import type { Breakdown, View } from '@leadlight/sagrada';
import type { Texts } from '../texts.ts';
import type { ScorePart, ScoreRow } from './sheet.ts';

const isHidden = ({ seats }: View, seat: number): boolean => seats[seat]?.private === null;

/** Tokens score nothing in solo. */
const kindsOf = ({ seats }: View): readonly ('private' | 'tokens' | 'empty')[] =>
  seats.length === 1 ? ['private', 'empty'] : ['private', 'tokens', 'empty'];

/** The seats' points as the view shows them: a hidden private objective counts as zero. */
function rowsOf(view: View, points: readonly Breakdown[], { names, web: { score } }: Texts): readonly ScoreRow[] {
  const objectives = view.public.map((id, at) => ({
    key: id,
    label: names.sagrada.objectives[id].name,
    points: points.map((own) => own.public[at] ?? 0),
  }));
  const others = kindsOf(view).map((key) => ({
    key,
    label: score.kinds[key],
    points: points.map((own, seat) => (key === 'private' && isHidden(view, seat) ? null : own[key])),
  }));
  return [...objectives, ...others];
}

/** All rows of a score under a title, and their total. */
export function sagradaScorePart(texts: Texts, title: string, view: View, points: readonly Breakdown[]): ScorePart {
  const totals = points.map((own, seat) => own.total - (isHidden(view, seat) ? own.private : 0));
  return {
    title,
    rows: rowsOf(view, points, texts),
    total: { key: 'total', label: texts.web.score.total, points: totals },
  };
}

/** The score of a finished game; undefined until there is a result. */
export const finalSagradaScore = (texts: Texts, view: View): ScorePart | undefined =>
  view.result === null ? undefined : sagradaScorePart(texts, texts.web.score.finalScoring, view, view.result.breakdown);
