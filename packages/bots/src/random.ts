import type { Game, GameTypes } from '@leadlight/core';
import { choicesOf, type Bot } from './bot.ts';

/** `random`: every legal move is as likely as the others. */
export const randomBot = <T extends GameTypes>(game: Game<T>): Bot<T> => ({
  choose: (seen, seat, random) => {
    const { position, codes } = choicesOf(game, seen, seat, random);
    return game.decode(position, codes[random.below(codes.length)]);
  },
});
