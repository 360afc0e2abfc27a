/** Starts a game by its name. */
import type { Problem, Result } from '@leadlight/core';
import { latestGame } from '../game/registry.ts';
import { begin, type Order } from './local.ts';

/** The id of the new table, or the problems with the order. */
export async function beginGame(game: string, order: Order): Promise<Result<string, Problem>> {
  const client = await latestGame(game);
  if (client === undefined) throw new Error(`There is no game called ${game}.`);
  return begin(client, order);
}
