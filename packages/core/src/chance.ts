/** Compares chance with the outcome that follows from a seed. */
import type { Game, GameTypes } from './game.ts';
import type { Luck } from './random.ts';
import { recordProblem, type AnyProblem } from './record-reasons.ts';
import { isObject } from './shape.ts';

/** The outcome differs from the one that `luck` gives. */
export function chanceProblems<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  event: T['event'],
  luck: Luck,
  path: string,
): readonly AnyProblem[] {
  const due = game.toAct(position);
  if (due.kind !== 'chance' || event.type !== due.event) return [];
  if (covers(game.draw(position, luck), event)) return [];
  return [recordProblem(path, 'record', 'record-chance', { labels: due.labels })];
}

/** Whether `given` has everything that `expected` has; it may have more, since unknown fields are ignored. */
export function covers(expected: unknown, given: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(given) && expected.length === given.length && expected.every((item, i) => covers(item, given[i]))
    );
  }
  if (!isObject(expected)) return expected === given;
  return isObject(given) && Object.entries(expected).every(([name, value]) => covers(value, given[name]));
}
