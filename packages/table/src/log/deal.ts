/** New tables: dealt, with all seats taken. */
import { settle, type Game, type GameTypes, type Luck } from '@leadlight/core';
import type { Entry, Log, Occupant, Opened, Timestamp } from './entries.ts';
import { advance, openState, type TableState } from './state.ts';

export interface Deal<T extends GameTypes> {
  readonly opened: Omit<Opened<T>, 'type' | 'at' | 'origin'>;
  readonly seats: readonly Occupant[];
  readonly salts: readonly string[];
  readonly now: Timestamp;
  readonly luck: Luck;
}

/** The log of a new table, and the state that it leads to. */
export interface NewTable<T extends GameTypes> {
  readonly entries: Log<T>;
  readonly state: TableState<T>;
}

/** A table with all seats taken and the first chance event played. */
export function dealTable<T extends GameTypes>(game: Game<T>, deal: Deal<T>): NewTable<T> {
  return begun(game, { ...deal.opened, type: 'opened', at: deal.now }, deal, []);
}

/** Seats everyone and starts the game, with the events kept from another one and the chance events that follow. */
export function begun<T extends GameTypes>(
  game: Game<T>,
  opened: Opened<T>,
  { seats, salts, now: at, luck }: Deal<T>,
  kept: readonly T['event'][],
): NewTable<T> {
  const first = openState(game, opened);
  const position = game.copy(first.position);
  for (const event of kept) game.play(position, event);
  const others: readonly Entry<T>[] = [
    ...seats.map((who, seat): Entry<T> => ({ type: 'seated', at, seat, who })),
    { type: 'started', at, salts },
    { type: 'played', at, events: [...kept, ...settle(game, position, luck)] },
  ];
  const state = others.reduce((before, entry) => advance(before, entry, position), first);
  return { entries: [opened, ...others], state };
}
