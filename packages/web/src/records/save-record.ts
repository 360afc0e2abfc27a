/** Saves a record from a file or link among the games in this browser. */
import type { GameRecord, GameTypes } from '@leadlight/core';
import { cardOf, foldAll } from '@leadlight/table';
import { colourAt } from '../base/persons.ts';
import type { ClientGame } from '../game/client-game.ts';
import { freshId, freshSeed } from '../base/fresh.ts';
import { storeNew } from '../hosting/local.ts';
import { logOf } from './log.ts';

/** Stores the record of a finished game and returns the id of its table. */
export async function saveRecord<T extends GameTypes>({ game }: ClientGame<T>, record: GameRecord<T>): Promise<string> {
  const [id, now] = [freshId(), Date.now()];
  const seed = record.seed ?? freshSeed();
  const entries = logOf(record, { at: now, seed, colourAt });
  await storeNew({ card: cardOf(game, id, foldAll(game, entries), now), seed, entries });
  return id;
}
