/** Options from outside. */
import { fail, integer, ok, type Problem, type Result } from '@leadlight/core';
import { TOOLS_DEALT } from './components.ts';
import type { Reason } from './reasons.ts';
import { optionsShape } from './shapes.ts';
import type { Options } from './vocabulary.ts';

export const LEAST_PLAYERS = 1;
export const MOST_PLAYERS = 4;

/** Made once for each number of players, because every game begins with this check. */
const SHAPES = new Map(
  Array.from({ length: MOST_PLAYERS }, (_, i) => LEAST_PLAYERS + i).map((players) => [players, optionsShape(players)]),
);

/** G-06: everything that the rules refuse about options for a number of players; empty if a game can start. */
export const optionProblems = (json: unknown, players: number): readonly Problem<Reason>[] =>
  [
    ...integer('G-06', LEAST_PLAYERS, MOST_PLAYERS)(players, 'players'),
    ...(SHAPES.get(players) ?? optionsShape(players))(json, ''),
  ] as readonly Problem<Reason>[];

/** By default, a solo player gets as many tools as others, and chance draws the starting seat. */
export const completed = ({ tools = TOOLS_DEALT, start }: Partial<Options>): Options =>
  start === undefined ? { tools } : { tools, start };

export function parseOptions(json: unknown, players: number): Result<Options, Problem<Reason>> {
  const problems = optionProblems(json, players);
  return problems.length > 0 ? fail(problems) : ok(completed(json as Partial<Options>));
}
