/** Reduces a record to what one seat may see: a full record never lets a bot see more. */
import type { Moment } from '@leadlight/bots';
import { FastRandom, type Game, type GameRecord, type GameTypes, type Seat } from '@leadlight/core';
import type { TerminalGame } from '../game/terminal-game.ts';

type Played<T extends GameTypes> = Pick<TerminalGame<T>, 'game' | 'text'>;

/** The record must have been verified. It may be full, or a viewer's, with or without its reveals. */
export function seenBy<T extends GameTypes>(played: Played<T>, record: GameRecord<T>, seat: Seat): Moment<T> {
  const { game } = played;
  const told = game.start(record.options, record.players.length);
  const position = game.start(record.options, record.players.length);
  const events: T['event'][] = [];
  for (const event of record.events) {
    demand(game.play(told, event));
    events.push(...game.see(told, event, seat).filter((shown) => takes(played, position, shown)));
  }
  return { seat, position, events };
}

/**
 * Plays an event that the seat is shown, and returns whether it belongs among the seat's events. A reveal does not if it
 * shows nothing new, because the record says it elsewhere, or if it consists of what this record leaves out.
 */
function takes<T extends GameTypes>({ game, text }: Played<T>, position: T['position'], shown: T['event']): boolean {
  if (shown.type !== 'reveal') return demand(game.play(position, shown));
  const before = text.writePosition(position);
  return game.play(position, shown).length === 0 && text.writePosition(position) !== before;
}

/** Every event of a verified record can be played. */
function demand(refusals: readonly unknown[]): true {
  if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify(refusals)}`);
  return true;
}

/**
 * Whether the seat knows everything that it may see: then its view does not depend on the rest. A record written for
 * another viewer lacks some of it.
 */
export function seesAll<T extends GameTypes>(game: Game<T>, { position, seat }: Moment<T>): boolean {
  const possible = game.guess(position, new FastRandom(0));
  return JSON.stringify(game.view(position, seat)) === JSON.stringify(game.view(possible, seat));
}
