import { commitmentOf, FORMAT, type GameRecord, type GameTypes } from '@leadlight/core';
import { playMatch, saltsOf, type Match, type Step } from '../players/match.ts';
import { Breath } from './breath.ts';

/** In place of a commitment when chance was arranged, because there is no seed to commit to. */
export const NO_COMMITMENT = '0'.repeat(64);

/** Plays the match to its end and returns its record. Throws if it is stopped early. */
export async function recordMatch<T extends GameTypes>(match: Match<T>, stop?: AbortSignal): Promise<GameRecord<T>> {
  const breath = new Breath();
  const steps: Step<T>[] = [];
  for await (const step of playMatch(match)) {
    steps.push(step);
    await breath.take();
    stop?.throwIfAborted();
  }
  const result = match.game.result(steps[steps.length - 1].position);
  return { ...emptyRecord(match), events: steps.map((step) => step.event), ...(result !== undefined && { result }) };
}

/** The record before the first event. */
export const emptyRecord = <T extends GameTypes>({
  game,
  options,
  players,
  seed,
  arrange,
}: Match<T>): GameRecord<T> => ({
  format: FORMAT,
  game: game.id,
  rules: game.rules,
  options,
  players: players.map(({ name }) => ({ name: `bot:${name}` })),
  ...(arrange === undefined ? { commitment: commitmentOf(seed), seed } : { commitment: NO_COMMITMENT }),
  salts: saltsOf(players.length),
  events: [],
});
