import type { Game, GameTypes } from '@leadlight/core';
import { pick } from './pick.ts';
import { reflex } from './reflex.ts';
import type { Brain } from './search.ts';

/** `random`: every legal move is equally likely. */
export const randomBrain = <T extends GameTypes>(game: Game<T>): Brain<T> =>
  reflex(game, ({ codes }, random) => ({ code: pick(codes, random), value: 0 }));
