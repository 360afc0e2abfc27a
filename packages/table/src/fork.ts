/** The log of a new table: dealt afresh, or starting where another one was. */
import { settle, type Game, type GameTypes, type Luck, type Seat } from '@leadlight/core';
import type { Entry, Moment, Occupant, Opened, Origin } from './entries.ts';

export interface Deal<T extends GameTypes> {
  readonly opened: Omit<Opened<T>, 'type' | 'at' | 'origin'>;
  readonly seats: readonly Occupant[];
  readonly salts: readonly string[];
  readonly now: Moment;
  readonly luck: Luck;
}

/** A take-back, playing on from a record, or the same deal again. */
export interface Fork<T extends GameTypes> extends Deal<T> {
  /** The events that are kept. */
  readonly events: readonly T['event'][];
  readonly origin: Origin;
}

type NewLog<T extends GameTypes> = readonly [Opened<T>, ...Entry<T>[]];

/** The log of a table where everybody sits and the first chance has spoken. */
export function dealLog<T extends GameTypes>(game: Game<T>, deal: Deal<T>): NewLog<T> {
  return [{ ...deal.opened, type: 'opened', at: deal.now }, ...begun(game, deal, [])];
}

/** The log of the new table. Chance that the kept events call for follows at once. */
export function forkLog<T extends GameTypes>(game: Game<T>, fork: Fork<T>): NewLog<T> {
  const { opened, events, origin, now: at } = fork;
  return [{ ...opened, type: 'opened', at, origin }, ...begun(game, fork, events)];
}

function begun<T extends GameTypes>(game: Game<T>, deal: Deal<T>, events: readonly T['event'][]): Entry<T>[] {
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

/**
 * How many events to keep so that the seat plays its last turn again: everything from the turn's first decision on is
 * taken back. Undefined when it has decided nothing yet. Only the game knows which decision ends a turn: a seat may have
 * two in a row.
 */
export function lastTurn<T extends GameTypes>(
  events: readonly T['event'][],
  seat: Seat,
  endsTurn: (move: T['move']) => boolean,
): number | undefined {
  const isOf = (event: T['event']): event is T['move'] => 'player' in event && event.player === seat;
  let first = events.findLastIndex(isOf);
  if (first === -1) return undefined;
  for (let at = first - 1; at >= 0; at--) {
    const event = events[at];
    // Chance may speak in the middle of a turn.
    if (!('player' in event)) continue;
    if (!isOf(event) || endsTurn(event)) break;
    first = at;
  }
  return first;
}
