/** Names of players in records, and their translation for the reader. */
import type { Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { levelsOf, namesOf } from '../base/names.ts';

/** Comes before the level of a bot (`nameInRecord`). */
const BOT = 'bot:';

/** The level of a bot; undefined for a person. */
export const levelInRecord = (name: string): string | undefined =>
  name.startsWith(BOT) ? name.slice(BOT.length) : undefined;

/** The player with this name. Records have no colours, so people are given one. */
export function occupantInRecord(name: string, colour: string): Occupant {
  const level = levelInRecord(name);
  return level === undefined ? { kind: 'person', name, colour } : { kind: 'bot', level };
}

type Players = readonly { readonly name: string }[];

const seatsIn = (players: Players): readonly Occupant[] => players.map(({ name }) => occupantInRecord(name, ''));

/** The names of all players in a record. */
export const namesToRead = (texts: Texts, players: Players): readonly string[] => namesOf(texts, seatsIn(players));

/** The levels of all players in a record; empty for people. */
export const levelsToRead = (texts: Texts, players: Players): readonly string[] => levelsOf(texts, seatsIn(players));
