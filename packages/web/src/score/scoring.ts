/** Describes the points of a game, so that sheets and tables are written once for all games. */
import type { GameTypes } from '@leadlight/core';
import { winners, type Context, type Texts } from '@leadlight/messages';
import type { Eyes } from '../replay/moments.ts';
import type { ScorePart } from './sheet.ts';

export interface Scoring<T extends GameTypes> {
  /** The sources of the points so far, and the points if the game ended now. */
  readonly sheet: (position: T['position'], eyes: Eyes, texts: Texts) => readonly ScorePart[];
  /** Undefined until there is a result. */
  readonly final: (position: T['position'], texts: Texts) => ScorePart | undefined;
  /** The row of the final sheet that a consequence belongs to. */
  readonly rowOf: (happened: T['consequence']) => string | undefined;
  /** The points of all seats in a position, for the chart. */
  readonly pointsOf: (position: T['position']) => readonly number[];
  /** The reason why the winner beat the runner-up in a tie; empty where it needs no explanation. */
  readonly decided: (result: T['result'], texts: Texts) => string;
}

/** The result in sentences: the winner, or the target of a solo game, then the tie-breaker. */
export function verdictOf<T extends GameTypes>(
  { decided }: Scoring<T>,
  result: T['result'],
  context: Context,
  texts: Texts,
): string {
  const { winner, soloLost, soloWon } = texts.web.play;
  if (!('target' in result)) {
    const first = winners(result.ranking, context.you);
    return `${winner(first.map(context.name), first[0] === context.you)} ${decided(result, texts)}`.trim();
  }
  const target = Number(result.target);
  return 'won' in result && result.won === true
    ? soloWon(result.scores[0], target)
    : soloLost(result.scores[0], target);
}
