/** A record as a row of moments: before the first event, and after each. */
import type { Game, GameRecord, GameTypes, Viewer } from '@leadlight/core';

/** Who looks at a replay: everybody at once, so that nothing is hidden, or one viewer. */
export type Eyes = Viewer | 'all';

export interface Moment<T extends GameTypes> {
  /** What happened; undefined before the first event. */
  readonly event: T['event'] | undefined;
  readonly followed: readonly T['consequence'][];
  /** The position after it, as these eyes see it. */
  readonly position: T['position'];
}

/** One moment more than the record has events: a moment's number is how many events have happened. */
export function momentsOf<T extends GameTypes>(
  game: Game<T>,
  { options, players, events }: Pick<GameRecord<T>, 'options' | 'players' | 'events'>,
  eyes: Eyes,
): readonly Moment<T>[] {
  const full = game.start(options, players.length);
  const first: Moment<T> = { event: undefined, followed: [], position: game.copy(full) };
  let seen = first.position;
  return [
    first,
    ...events.map((event) => {
      game.play(full, event);
      const shown = eyes === 'all' ? [event] : game.see(full, event, eyes);
      const moment = after(game, seen, shown);
      seen = moment.position;
      return { ...moment, event };
    }),
  ];
}

function after<T extends GameTypes>(
  game: Game<T>,
  before: T['position'],
  events: readonly T['event'][],
): Omit<Moment<T>, 'event'> {
  const position = game.copy(before);
  const followed: T['consequence'][] = [];
  for (const event of events) game.play(position, event, followed);
  return { followed, position };
}

const STARTS: ReadonlySet<string> = new Set(['round-started', 'rolled']);

export interface RoundStart {
  readonly round: number;
  /** The moment at which it has begun. */
  readonly at: number;
}

/** Where the rounds begin, to go there. */
export const roundsOf = <T extends GameTypes>(moments: readonly Moment<T>[]): readonly RoundStart[] =>
  moments.flatMap(({ followed }, at) =>
    followed
      .filter(({ type }) => STARTS.has(type))
      .flatMap((started) =>
        'round' in started && typeof started.round === 'number' ? [{ round: started.round, at }] : [],
      ),
  );
