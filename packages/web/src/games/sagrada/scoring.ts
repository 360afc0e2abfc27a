/** Score sheets for Sagrada. */
import { finalSagradaScore, sagradaScorePart, type ScorePart, type Texts } from '@leadlight/messages';
import { breakdownOf, decidedBy, type Consequence, type Position, type Sagrada, type View } from '@leadlight/sagrada';
import { sagradaView } from './perspective.ts';
import type { Scoring } from '../../game/scoring.ts';

/** The points if the game ended now. */
function sheetOf(position: Position, view: View, texts: Texts): readonly ScorePart[] {
  const points = view.seats.map((_, seat) => breakdownOf(position, seat));
  return [sagradaScorePart(texts, texts.web.score.ifEnded, view, points)];
}

/** The row that a consequence of the final scoring belongs to. */
function rowOf(happened: Consequence): string | undefined {
  if (happened.type === 'objective-scored') return happened.objective;
  const [kind] = /^(private|tokens|empty)(?=-scored$)/.exec(happened.type) ?? [];
  return kind;
}

export const SAGRADA_SCORING: Scoring<Sagrada> = {
  sheet: (position, perspective, texts) => sheetOf(position, sagradaView(position, perspective), texts),
  final: (position, texts) => finalSagradaScore(texts, sagradaView(position, 'all')),
  rowOf,
  pointsOf: (position) => position.windows.map((_, seat) => breakdownOf(position, seat).total),
  decided: (result, { web }) => {
    const by = decidedBy(result);
    return by === 'points' ? '' : web.score.decided[by];
  },
};
