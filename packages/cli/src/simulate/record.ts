import { commitmentOf, FORMAT, type GameRecord, type GameTypes } from '@leadlight/core';
import { playMatch, saltsOf, type Match, type Step } from '../players/match.ts';

/** Stands for a commitment where chance was arranged, so that there is no seed to commit to. */
export const NO_COMMITMENT = '0'.repeat(64);

/** Plays the match to its end and writes it down. */
export async function recordMatch<T extends GameTypes>(match: Match<T>): Promise<GameRecord<T>> {
  const { game, options, players, seed, arrange } = match;
  const steps: Step<T>[] = [];
  for await (const step of playMatch(match)) steps.push(step);
  const result = game.result(steps[steps.length - 1].position);
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options,
    players: players.map(({ name }) => ({ name: `bot:${name}` })),
    ...(arrange === undefined ? { commitment: commitmentOf(seed), seed } : { commitment: NO_COMMITMENT }),
    salts: saltsOf(players.length),
    events: steps.map((step) => step.event),
    ...(result !== undefined && { result }),
  };
}
