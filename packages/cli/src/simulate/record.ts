import { commitmentOf, FORMAT, type GameRecord, type GameTypes } from '@leadlight/core';
import { playMatch, saltsOf, type Match } from './match.ts';

/** Stands for a commitment where chance was arranged, so that there is no seed to commit to. */
const NO_COMMITMENT = '0'.repeat(64);

/** Plays the match to its end and writes it down. */
export function recordMatch<T extends GameTypes>(match: Match<T>): GameRecord<T> {
  const { options, levels, seed, arrange } = match;
  const { game } = match.bots;
  const steps = [...playMatch(match)];
  const result = game.result(steps[steps.length - 1].position);
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options,
    players: levels.map((name) => ({ name: `bot:${name}` })),
    ...(arrange === undefined ? { commitment: commitmentOf(seed), seed } : { commitment: NO_COMMITMENT }),
    salts: saltsOf(levels.length),
    events: steps.map((step) => step.event),
    ...(result !== undefined && { result }),
  };
}
