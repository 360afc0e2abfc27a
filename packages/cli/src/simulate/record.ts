import { commitmentOf, FORMAT, type GameRecord, type GameTypes } from '@leadlight/core';
import { playMatch, saltsOf, type Match, type Step } from '../players/match.ts';
import { NO_COMMITMENT } from '../records/commitment.ts';
import { Breath } from '../base/breath.ts';

/** Plays the match to its end and returns its record. Throws if it is stopped early. */
export async function recordMatch<T extends GameTypes>(match: Match<T>, stop?: AbortSignal): Promise<GameRecord<T>> {
  const breath = new Breath();
  const steps: Step<T>[] = [];
  for await (const step of playMatch(match)) {
    steps.push(step);
    await breath.take();
    stop?.throwIfAborted();
  }
  const last = steps.at(-1);
  const result = last && match.game.result(last.position);
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
