import { completed, LEAST_PLAYERS, optionProblems } from './options.ts';
import { startPosition, type Position } from './position.ts';
import type { Reason } from './reasons.ts';
import type { Options } from './vocabulary.ts';

/** Accepts anything as options. */
export function start(options: Options, players: number): Position {
  const problems = optionProblems(options, players);
  return problems.length === 0
    ? startPosition(completed(options), players)
    : refusedPosition(problems.map(({ reason }) => reason));
}

/** A game that cannot begin: nothing is due, and nothing may be played. */
function refusedPosition(refusals: readonly Reason[]): Position {
  const position = startPosition(completed({}), LEAST_PLAYERS);
  position.phase = 'over';
  position.abandoned = true;
  position.refusals = refusals;
  return position;
}
