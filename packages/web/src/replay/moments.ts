/** A record as a list of moments: one before the first event, and one after each event. */
import type { Game, GameRecord, GameTypes, Viewer } from '@leadlight/core';

/** The viewer of a replay: all seats at once, with nothing hidden, or a single viewer. */
export type Eyes = Viewer | 'all';

export interface Moment<T extends GameTypes> {
  /** The event of this moment; undefined before the first one. */
  readonly event: T['event'] | undefined;
  readonly followed: readonly T['consequence'][];
  /** The position after the event, as this viewer sees it. */
  readonly position: T['position'];
}

/** One moment more than events in the record: a moment's index is the number of events before it. */
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
  /** The moment at which the round has begun. */
  readonly at: number;
}

/** The starts of the rounds, to jump to. */
export const roundsOf = <T extends GameTypes>(moments: readonly Moment<T>[]): readonly RoundStart[] =>
  moments.flatMap(({ followed }, at) =>
    followed
      .filter(({ type }) => STARTS.has(type))
      .flatMap((started) =>
        'round' in started && typeof started.round === 'number' ? [{ round: started.round, at }] : [],
      ),
  );
