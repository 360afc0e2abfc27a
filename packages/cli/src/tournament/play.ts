/** Plays one game of a tournament. */
import { seedFromText, type GameTypes } from '@leadlight/core';
import type { TerminalGame } from '../game/terminal-game.ts';
import type { Lobby } from './lobby.ts';
import { Forfeit, playMatch, type Match } from '../players/match.ts';
import { endingOf, forfeited, type Ending, type Played } from './played.ts';
import type { Fixture } from './schedule.ts';
import type { Settings } from './settings.ts';
import { Stopwatch } from './stopwatch.ts';

/** The deal is that of game number `deal` in a simulation with the same seed. */
export const dealSeed = (seed: string, deal: number): string => seedFromText(`${seed}#${deal}`);

/** The players' own chance: separate, so that no player can foresee the deal from it. */
const thoughtSeed = (seed: string, game: number): string => seedFromText(`${seed}#${game}:players`);

export async function playFixture<T extends GameTypes>(
  terminalGame: TerminalGame<T>,
  settings: Settings,
  fixture: Fixture,
  lobby: Lobby,
): Promise<Played> {
  const { game } = terminalGame;
  const options = game.parseOptions(settings.options, settings.players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const watches = fixture.seats.map(
    (name) => new Stopwatch(lobby.player(terminalGame, name, options.value, fixture.seats.length)),
  );
  const seed = dealSeed(settings.seed, fixture.deal);
  const ending = await endOf({
    game,
    options: options.value,
    players: watches,
    annotate: false,
    seed,
    thoughts: thoughtSeed(settings.seed, fixture.game),
  });
  await Promise.all(watches.map((watch) => watch.close()));
  return { ...fixture, seed, ...ending, ...timesOf(watches) };
}

async function endOf<T extends GameTypes>(match: Match<T>): Promise<Ending> {
  try {
    let result: T['result'] | undefined;
    for await (const { position } of playMatch(match)) result = match.game.result(position);
    if (result === undefined) throw new Error('The game ended without a result.');
    return endingOf(result);
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    const seats = match.players.map(({ name }) => name);
    return forfeited(error.seat, error.verdict, seats);
  }
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;

const timesOf = <T extends GameTypes>(
  watches: readonly Stopwatch<T>[],
): Pick<Played, 'moves' | 'milliseconds' | 'longest'> => ({
  moves: watches.map(({ moves }) => moves),
  milliseconds: watches.map(({ milliseconds }) => rounded(milliseconds)),
  longest: watches.map(({ longest }) => rounded(longest)),
});
