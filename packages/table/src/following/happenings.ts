/** Events with everything that a viewer's screen shows of them. */
import type { Game, GameTypes } from '@leadlight/core';

/** An event with its consequences, and the viewer's positions before and after it. */
export interface Happening<T extends GameTypes> {
  readonly event: T['event'];
  readonly followed: readonly T['consequence'][];
  readonly before: T['position'];
  readonly position: T['position'];
}

/** Plays the events, each on a copy of the position. */
export function happeningsFrom<T extends GameTypes>(
  game: Game<T>,
  start: T['position'],
  events: readonly T['event'][],
): readonly Happening<T>[] {
  let before = start;
  return events.map((event) => {
    const position = game.copy(before);
    const followed: T['consequence'][] = [];
    game.play(position, event, followed);
    const happening = { event, followed, before, position };
    before = position;
    return happening;
  });
}
