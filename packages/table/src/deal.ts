/** The log of a newly dealt table. */
import { settle, type Game, type GameTypes, type Luck } from '@leadlight/core';
import type { Entry, Moment, Occupant, Opened } from './entries.ts';

export interface Deal<T extends GameTypes> {
  readonly opened: Omit<Opened<T>, 'type' | 'at' | 'origin'>;
  readonly seats: readonly Occupant[];
  readonly salts: readonly string[];
  readonly now: Moment;
  readonly luck: Luck;
}

export type NewLog<T extends GameTypes> = readonly [Opened<T>, ...Entry<T>[]];

/** The log of a table with all seats taken and the first chance event played. */
export function dealLog<T extends GameTypes>(game: Game<T>, deal: Deal<T>): NewLog<T> {
  return [{ ...deal.opened, type: 'opened', at: deal.now }, ...begun(game, deal, [])];
}

/** Seats everyone and starts the game, with the events kept from another one and the chance events that follow. */
export function begun<T extends GameTypes>(game: Game<T>, deal: Deal<T>, events: readonly T['event'][]): Entry<T>[] {
  const { opened, seats, salts, now: at, luck } = deal;
  const position = game.start(opened.options, opened.players);
  for (const event of events) game.play(position, event);
  const more = settle(game, position, luck);
  return [
    ...seats.map((who, seat): Entry<T> => ({ type: 'seated', at, seat, who })),
    { type: 'started', at, salts },
    { type: 'played', at, events: [...events, ...more] },
  ];
}
