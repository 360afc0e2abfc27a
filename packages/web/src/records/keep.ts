/** Saves a record from a file or link among the games in this browser. */
import type { GameRecord, GameTypes } from '@leadlight/core';
import { foldAll } from '@leadlight/table';
import { PERSON_COLOURS } from '../app/persons.ts';
import { cardOf } from '../keep/cards.ts';
import type { Edition } from '../keep/edition.ts';
import { freshId, freshSeed } from '../keep/fresh.ts';
import { keepNew } from '../play/local.ts';
import { logOf } from './log.ts';

/** Stores the record of a finished game and returns the id of its table. */
export async function keepRecord<T extends GameTypes>({ game }: Edition<T>, record: GameRecord<T>): Promise<string> {
  const [id, now] = [freshId(), Date.now()];
  const seed = record.seed ?? freshSeed();
  const entries = logOf(record, { at: now, seed, colours: PERSON_COLOURS });
  await keepNew({ card: cardOf(game, id, foldAll(game, entries), now), seed, entries });
  return id;
}
