import { Codes, type Code, type Game, type GameTypes, type Random, type Seat } from '@leadlight/core';
import type { Brain, Thought } from './search.ts';

/** A seat's choices: one full position that it could be in, and the codes of its moves there. */
export interface Choices<T extends GameTypes> {
  readonly seat: Seat;
  readonly position: T['position'];
  readonly codes: readonly Code[];
}

/** A code and its worth. */
export interface Choice {
  readonly code: Code;
  readonly value: number;
}

/**
 * A brain that decides at once. A seat's legal moves do not depend on hidden information, so any guess gives the same
 * list.
 */
export const reflex = <T extends GameTypes>(
  game: Game<T>,
  choose: (choices: Choices<T>, random: Random) => Choice,
): Brain<T> => ({
  begin: ({ position: seen, seat }, random) => {
    const position = game.guess(seen, random);
    const codes = new Codes();
    game.moves(position, seat, codes);
    const { code, value } = choose({ seat, position, codes: codes.at.slice(0, codes.count) }, random);
    const thought: Thought<T> = { move: game.decode(position, code), value, nodes: codes.count, finished: true };
    return { step: () => thought };
  },
});
