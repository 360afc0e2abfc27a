import type { Code, Game, GameTypes, Random, Seat } from '@leadlight/core';
import { Codes } from '@leadlight/core';

/**
 * A player that thinks. It is given what its seat has seen, never the true position, and its own chance; the same
 * position and the same chance give the same move.
 */
export interface Bot<T extends GameTypes> {
  /** One of the seat's legal moves. The seat must be due to decide. */
  choose(seen: T['position'], seat: Seat, random: Random): T['move'];
}

/** What a seat can choose from: a full position that it could be in, and the codes of its moves there. */
export interface Choices<T extends GameTypes> {
  readonly position: T['position'];
  readonly codes: readonly Code[];
}

/** A seat's legal moves do not depend on what it cannot see, so any guess at that gives the same list. */
export function choicesOf<T extends GameTypes>(
  game: Game<T>,
  seen: T['position'],
  seat: Seat,
  random: Random,
): Choices<T> {
  const position = game.guess(seen, random);
  const codes = new Codes();
  game.moves(position, seat, codes);
  return { position, codes: codes.at.slice(0, codes.count) };
}
