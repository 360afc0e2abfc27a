/** The outcome of a tournament for programs: the numbers of the table, unrounded. */
import type { Rating } from 'openskill';
import { wilson } from './interval.ts';
import { ratingsOf } from './ratings.ts';
import type { Results } from './results.ts';
import type { Order } from './settings.ts';
import { mean, spread, totalsOf, type Total } from './tally.ts';

export async function factsOf(
  { settings, games, bar }: Order,
  { inOrder, answer, complete }: Results,
): Promise<object> {
  const bots = [...new Set(settings.bots)];
  const ratings = settings.players === 1 ? new Map<string, Rating>() : await ratingsOf(bots, inOrder);
  return {
    settings,
    games: { asked: games, played: inOrder.length },
    complete,
    ...(bar !== undefined && { until: bar, decided: answer ?? null }),
    bots: totalsOf(bots, inOrder).map((total) => rowOf(total, ratings.get(total.name))),
    forfeits: inOrder.flatMap(({ game, seats, forfeit }) =>
      forfeit === undefined
        ? []
        : [{ game, seat: forfeit.seat, bot: seats[forfeit.seat], verdict: forfeit.verdict.kind }],
    ),
  };
}

/** What cannot be known, such as the spread of one score, is null in JSON. */
function rowOf(total: Total, rating: Rating | undefined): object {
  const { name, games, seats, wins, scores, targets, moves, milliseconds, longest, forfeits } = total;
  const { low, high } = wilson(wins, seats);
  return {
    name,
    games,
    seats,
    wins,
    rate: wins / seats,
    interval: [low, high],
    score: mean(scores),
    spread: spread(scores),
    ...(targets.length > 0 && { target: mean(targets) }),
    millisecondsPerMove: milliseconds / moves,
    longestMilliseconds: longest,
    ...(rating !== undefined && { rating: { mu: rating.mu, sigma: rating.sigma } }),
    forfeits,
  };
}
