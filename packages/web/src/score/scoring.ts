import type { GameTypes } from '@leadlight/core';
import { winners, type Context, type Texts } from '@leadlight/messages';
import type { Scoring } from '../game/scoring.ts';
import type { TextsOf } from '../game/texts-of.ts';

/** The result in sentences: the winner, or the target of a solo game, then the tie-breaker. */
export const verdictOf = <T extends GameTypes>(
  scoring: Scoring<T>,
  result: T['result'],
  context: Context,
  texts: TextsOf<T>,
): string => `${headlineOf(result, context, texts)} ${scoring.decided(result, texts)}`.trim();

/** The same without the tie-breaker. */
export function headlineOf(result: GameTypes['result'], context: Context, texts: Texts): string {
  const { winner, soloLost, soloWon } = texts.web.play;
  if (!('target' in result)) {
    const first = winners(result.ranking, context.you);
    return winner(first.map(context.name), first[0] === context.you);
  }
  const target = Number(result.target);
  const say = 'won' in result && result.won === true ? soloWon : soloLost;
  return result.scores.map((score) => say(score, target)).join(' ');
}
