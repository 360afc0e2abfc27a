/** Starts a game by its name. */
import type { Problem, Result } from '@leadlight/core';
import { byLatest, type GameId } from '../keep/editions.ts';
import { begin, type Order } from './local.ts';

/** The id of the new table, or the problems with the order. */
export const beginGame = (game: GameId, order: Order): Promise<Result<string, Problem>> =>
  byLatest(game, (edition) => begin(edition, order));
