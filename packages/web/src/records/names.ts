/** What players are called in a record, and how that is read in a language. */
import type { Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { levelsOf, namesOf } from '../play/names.ts';

const BOT = 'bot:';

/** A person by name, a bot by its level: what it is called is for the reader to say. */
export const nameInRecord = (who: Occupant): string => (who.kind === 'person' ? who.name : `${BOT}${who.level}`);

/** The level of a bot; undefined for a person. */
export const levelInRecord = (name: string): string | undefined =>
  name.startsWith(BOT) ? name.slice(BOT.length) : undefined;

/** Who has this name. Records know no colours, so people are given one. */
export function occupantInRecord(name: string, colour: string): Occupant {
  const level = levelInRecord(name);
  return level === undefined ? { kind: 'person', name, colour } : { kind: 'bot', level };
}

type Players = readonly { readonly name: string }[];

const seatsIn = (players: Players): readonly Occupant[] => players.map(({ name }) => occupantInRecord(name, ''));

/** What everybody in a record is called. */
export const namesToRead = (texts: Texts, players: Players): readonly string[] => namesOf(texts, seatsIn(players));

/** How well everybody in a record plays, in a word; empty for people. */
export const levelsToRead = (texts: Texts, players: Players): readonly string[] => levelsOf(texts, seatsIn(players));
