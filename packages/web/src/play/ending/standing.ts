/** The places of the players in a result. */
import type { Ranking, Seat } from '@leadlight/core';

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
