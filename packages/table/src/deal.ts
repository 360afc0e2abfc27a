/** The log of a new table that is dealt afresh. */
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

/** The log of a table where everybody sits and the first chance has spoken. */
export function dealLog<T extends GameTypes>(game: Game<T>, deal: Deal<T>): NewLog<T> {
  return [{ ...deal.opened, type: 'opened', at: deal.now }, ...begun(game, deal, [])];
}

/** Everybody sits down and the game begins, with the events that are kept from another one and the chance that follows. */
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
