/** A record as a list of moments: one before the first event, and one after each event. */
import type { Game, GameRecord, GameTypes, Viewer } from '@leadlight/core';
import type { Perspective } from '../game/scoring.ts';

export interface Moment<T extends GameTypes> {
  /** The event of this moment; undefined before the first one. */
  readonly event: T['event'] | undefined;
  readonly followed: readonly T['consequence'][];
  /** The position after the event, as this viewer sees it. */
  readonly position: T['position'];
}

/** One moment more than events in the record: a moment's index is the number of events before it. */
export type Moments<T extends GameTypes> = readonly [Moment<T>, ...Moment<T>[]];

export function momentsOf<T extends GameTypes>(
  game: Game<T>,
  { options, players, events }: Pick<GameRecord<T>, 'options' | 'players' | 'events'>,
  perspective: Perspective,
): Moments<T> {
  const sight = perspective === 'all' ? everythingOf : sightOf(game, game.start(options, players.length), perspective);
  const first: Moment<T> = { event: undefined, followed: [], position: game.start(options, players.length) };
  let seen = first.position;
  return [
    first,
    ...events.map((event) => {
      const moment = after(game, seen, sight(event));
      seen = moment.position;
      return { ...moment, event };
    }),
  ];
}

const everythingOf = <Event>(event: Event): readonly Event[] => [event];

/** What a viewer sees of each event. Only the full game knows, so it is played as well. */
const sightOf =
  <T extends GameTypes>(game: Game<T>, full: T['position'], viewer: Viewer) =>
  (event: T['event']): readonly T['event'][] => {
    game.play(full, event);
    return game.see(full, event, viewer);
  };

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

export interface RoundStart {
  readonly round: number;
  /** The moment at which the round has begun. */
  readonly at: number;
}

/** The starts of the rounds, to jump to. */
export const roundsOf = <T extends GameTypes>(game: Game<T>, moments: readonly Moment<T>[]): readonly RoundStart[] =>
  moments.flatMap(({ followed }, at) =>
    followed.flatMap((happened) => {
      const round = game.startsRound(happened);
      return round === undefined ? [] : [{ round, at }];
    }),
  );
