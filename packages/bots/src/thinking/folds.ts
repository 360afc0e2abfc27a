/** Remembers where the latest records led: a game that goes on is played only from there. */
import type { Game, GameTypes } from '@leadlight/core';

/** A game so far. The same events lead to the same position, whichever seat has seen them. */
interface Course<T extends GameTypes> {
  readonly options: T['options'];
  readonly players: readonly unknown[];
  readonly events: readonly T['event'][];
}

interface Fold<T extends GameTypes> {
  /** Everything that led to the position. */
  readonly text: string;
  /** The number of events. */
  readonly count: number;
  readonly position: T['position'];
}

/** Enough for all seats of several tables; each takes 10 to 20 KB. */
const MOST = 16;

/** Returns a function that finds the position after a game's events: read-only, because it may be asked for again. */
export function folding<T extends GameTypes>(game: Game<T>): (course: Course<T>) => T['position'] {
  /** The latest last. */
  let folds: readonly Fold<T>[] = [];
  return (course) => {
    const text = textOf(course);
    const known = longest(folds, text) ?? {
      text,
      count: 0,
      position: game.start(course.options, course.players.length),
    };
    const position = continued(game, known, course.events);
    folds = [...folds.filter((fold) => fold !== known), { text, count: course.events.length, position }].slice(-MOST);
    return position;
  };
}

/** One line for the start and one for each event, so that a text begins with another exactly if its game does. */
const textOf = <T extends GameTypes>({ options, players, events }: Course<T>): string =>
  [[players.length, options], ...events].map((line) => `${JSON.stringify(line)}\n`).join('');

/** The longest of the games that this one continues. After an undone turn there may be none. */
const longest = <T extends GameTypes>(folds: readonly Fold<T>[], text: string): Fold<T> | undefined =>
  folds
    .filter((fold) => text.startsWith(fold.text))
    .toSorted((one, other) => one.count - other.count)
    .at(-1);

/** Plays what is new, on a copy: another search may be looking at the position. Strangers' records are verified first. */
function continued<T extends GameTypes>(
  game: Game<T>,
  { count, position }: Fold<T>,
  events: readonly T['event'][],
): T['position'] {
  const next = game.copy(position);
  for (const [index, event] of events.slice(count).entries()) {
    const refusals = game.play(next, event);
    if (refusals.length > 0) throw new RangeError(`events[${count + index}] is refused: ${JSON.stringify(refusals)}`);
  }
  return next;
}
