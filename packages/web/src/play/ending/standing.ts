/** The places of the players in a result. */
import type { GameTypes, Ranking, Seat } from '@leadlight/core';
import type { Context, EndingTexts, Texts } from '@leadlight/messages';
import { headlineOf } from '../../score/scoring.ts';

/** From 1; tied players share the better place. */
export function placeOf(ranking: Ranking, seat: Seat): number {
  const at = ranking.findIndex((seats) => seats.includes(seat));
  return 1 + ranking.slice(0, at).flat().length;
}

/** The winner's lead over the next place; undefined if nobody is behind. */
export function leadOf(scores: readonly number[], [first = [], second = []]: Ranking): number | undefined {
  const [best, next] = [first, second].map(([seat]) => (seat === undefined ? undefined : scores[seat]));
  return best === undefined || next === undefined || best === next ? undefined : best - next;
}

interface Standing {
  readonly scores: readonly number[];
  readonly ranking: Ranking;
}

/** The result with the winner's lead; without it in a tie, and for a player alone. */
export function sayVerdict(words: EndingTexts, result: GameTypes['result'], context: Context, texts: Texts): string {
  const [[winner, other] = []] = result.ranking;
  const lead = leadOf(result.scores, result.ranking);
  return winner === undefined || other !== undefined || lead === undefined
    ? headlineOf(result, context, texts)
    : words.winsBy(context.name(winner), winner === context.you, lead);
}

/** How far behind the reader is; empty for a winner, in a tie on points, and where the verdict says it. */
export function sayBehind(words: EndingTexts, { scores, ranking }: Standing, you: Seat | undefined): string {
  const [first = []] = ranking;
  if (you === undefined || first.includes(you)) return '';
  const points = (scores[first[0] ?? you] ?? 0) - (scores[you] ?? 0);
  const isSaid = first.length === 1 && points === leadOf(scores, ranking);
  return points === 0 || isSaid ? '' : words.behind(points);
}
