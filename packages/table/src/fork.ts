/** Another table that starts where one was: a take-back, playing on from a record, the same deal again. */
import { settle, type AnyEvent, type Game, type GameTypes, type Luck, type Seat } from '@leadlight/core';
import type { Entry, Moment, Occupant, Opened, Origin } from './entries.ts';

export interface Fork<T extends GameTypes> {
  readonly opened: Omit<Opened<T>, 'type' | 'at' | 'origin'>;
  readonly seats: readonly Occupant[];
  readonly salts: readonly string[];
  /** The events that are kept. */
  readonly events: readonly T['event'][];
  readonly origin: Origin;
  readonly now: Moment;
  readonly luck: Luck;
}

/** The log of the new table. Chance that the kept events call for follows at once. */
export function forkLog<T extends GameTypes>(game: Game<T>, fork: Fork<T>): readonly [Opened<T>, ...Entry<T>[]] {
  const { opened, seats, salts, events, origin, now: at, luck } = fork;
  const position = game.start(opened.options, opened.players);
  for (const event of events) game.play(position, event);
  const more = settle(game, position, luck);
  return [
    { ...opened, type: 'opened', at, origin },
    ...seats.map((who, seat): Entry<T> => ({ type: 'seated', at, seat, who })),
    { type: 'started', at, salts },
    { type: 'played', at, events: [...events, ...more] },
  ];
}

/**
 * How many events to keep so that the seat decides again what it decided last, or before that: everything from its
 * last decision on is taken back. Undefined when it has decided nothing yet.
 */
export function lastDecision(events: readonly AnyEvent[], seat: Seat): number | undefined {
  const index = events.findLastIndex((event) => 'player' in event && event.player === seat);
  return index === -1 ? undefined : index;
}
