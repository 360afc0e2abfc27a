/** Score sheets for Sagrada. */
import type { Texts } from '@leadlight/messages';
import {
  breakdownOf,
  decidedBy,
  type Breakdown,
  type Consequence,
  type Position,
  type Sagrada,
  type View,
} from '@leadlight/sagrada';
import { sagradaView } from '../replay/eyes.ts';
import type { Scoring } from './scoring.ts';
import type { ScorePart, ScoreRow } from './sheet.ts';

const isHidden = ({ seats }: View, seat: number): boolean => seats[seat].private === null;

/** The seats' points as the view shows them: a hidden private objective counts as zero. */
function rowsOf(view: View, points: readonly Breakdown[], { names, web: { score } }: Texts): readonly ScoreRow[] {
  const isSolo = view.seats.length === 1;
  const row = (key: 'private' | 'tokens' | 'empty', of: readonly (number | null)[]): ScoreRow => ({
    key,
    label: score.kinds[key],
    points: of,
  });
  return [
    ...view.public.map((id, at) => ({
      key: id,
      label: names.sagrada.objectives[id].name,
      points: points.map((own) => own.public[at]),
    })),
    row(
      'private',
      points.map((own, seat) => (isHidden(view, seat) ? null : own.private)),
    ),
    ...(isSolo
      ? []
      : [
          row(
            'tokens',
            points.map(({ tokens }) => tokens),
          ),
        ]),
    row(
      'empty',
      points.map(({ empty }) => empty),
    ),
  ];
}

function part(view: View, points: readonly Breakdown[], texts: Texts, title: string): ScorePart {
  const totals = points.map((own, seat) => own.total - (isHidden(view, seat) ? own.private : 0));
  return {
    title,
    rows: rowsOf(view, points, texts),
    total: { key: 'total', label: texts.web.score.total, points: totals },
  };
}

/** The points if the game ended now. */
function sheetOf(position: Position, view: View, texts: Texts): readonly ScorePart[] {
  const points = view.seats.map((_, seat) => breakdownOf(position, seat));
  return [part(view, points, texts, texts.web.score.ifEnded)];
}

function finalOf(view: View, texts: Texts): ScorePart | undefined {
  return view.result === null ? undefined : part(view, view.result.breakdown, texts, texts.web.score.finalScoring);
}

/** The row that a consequence of the final scoring belongs to. */
function rowOf(happened: Consequence): string | undefined {
  if (happened.type === 'objective-scored') return happened.objective;
  const [kind] = /^(private|tokens|empty)(?=-scored$)/.exec(happened.type) ?? [];
  return kind;
}

export const SAGRADA_SCORING: Scoring<Sagrada> = {
  sheet: (position, eyes, texts) => sheetOf(position, sagradaView(position, eyes), texts),
  final: (position, texts) => finalOf(sagradaView(position, 'all'), texts),
  rowOf,
  pointsOf: (position) => position.windows.map((_, seat) => breakdownOf(position, seat).total),
  decided: (result, { web }) => {
    const by = decidedBy(result);
    return by === 'points' ? '' : web.score.decided[by];
  },
};
