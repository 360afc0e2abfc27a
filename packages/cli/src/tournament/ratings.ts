/** Ratings that place all bots on one scale, even those that never met. */
import type { Rating } from 'openskill';
import { mean } from './tally.ts';
import type { Played } from './played.ts';

/** The ratings after all games, in order. A bot with several seats at a table moves by the mean change of its seats. */
export async function ratingsOf(
  names: readonly string[],
  games: readonly Played[],
): Promise<ReadonlyMap<string, Rating>> {
  // Loaded only here, because loading takes longer than most commands run.
  const { rate, rating } = await import('openskill');
  const ratings = new Map(names.map((name) => [name, rating()]));
  for (const { seats, ranking } of games) {
    const before = seats.map((name) => ratings.get(name) ?? rating());
    // Places count from 1, because OpenSkill takes a place of 0 for none.
    const rank = seats.map((_, seat) => 1 + ranking.findIndex((place) => place.includes(seat)));
    const after = rate(
      before.map((one) => [one]),
      { rank },
    ).flat();
    for (const name of new Set(seats)) ratings.set(name, middle(after.filter((_, seat) => seats[seat] === name)));
  }
  return ratings;
}

const middle = (ratings: readonly Rating[]): Rating => ({
  mu: mean(ratings.map(({ mu }) => mu)),
  sigma: mean(ratings.map(({ sigma }) => sigma)),
});
