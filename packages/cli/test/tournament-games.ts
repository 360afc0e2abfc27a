/** Made-up tournament games, for tests that play none. */
import type { Verdict } from '../src/players/player.ts';
import { dealSeed } from '../src/tournament/play.ts';
import type { Played } from '../src/tournament/played.ts';
import { scheduleOf } from '../src/tournament/schedule.ts';
import type { Settings } from '../src/tournament/settings.ts';

export const SETTINGS: Settings = {
  rules: '1',
  game: 'sintra',
  players: 2,
  options: { side: 'A', scoreFloor: false, strips: 'house' },
  bots: ['greedy', 'random'],
  seed: 'test',
};

/** A game with this number, forfeited by the second seat. */
export function forfeitedAt(game: number, verdict: Verdict): Played {
  const { seats, deal, seed, ranking, shares, moves, milliseconds, longest } = played(game);
  return { game, deal, seats, seed, ranking, shares, moves, milliseconds, longest, forfeit: { seat: 1, verdict } };
}

/** A game with this number: the first seat wins 20 to 10, unless changed. */
export function played(game: number, other: Partial<Played> = {}, settings: Settings = SETTINGS): Played {
  const fixture = scheduleOf(settings.bots, settings.players).fixture(game);
  const seats = fixture.seats.map((_, seat) => seat);
  return {
    ...fixture,
    seed: dealSeed(settings.seed, fixture.deal),
    scores: seats.map((seat) => 20 - 10 * seat),
    ranking: seats.map((seat) => [seat]),
    shares: seats.map((seat) => (seat === 0 ? 1 : 0)),
    moves: seats.map(() => 10),
    milliseconds: seats.map(() => 5),
    longest: seats.map(() => 2),
    ...other,
  };
}

/** A game won by a bot, whatever its seat. */
export function wonBy(bot: string, game: number): Played {
  const { seats } = played(game);
  const winner = seats.indexOf(bot);
  return played(game, {
    ranking: [[winner], [1 - winner]],
    shares: seats.map((name) => (name === bot ? 1 : 0)),
    scores: seats.map((name) => (name === bot ? 20 : 10)),
  });
}
