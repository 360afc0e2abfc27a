/** What players are called in a record, and how that is read in a language. */
import type { OfferedLevel, Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { tellApart } from '../play/names.ts';

const BOT = 'bot:';

/** A person by name, a bot by its level, which every language has a word for. */
export const nameInRecord = (who: Occupant): string => (who.kind === 'person' ? who.name : `${BOT}${who.level}`);

/** The level of a bot; undefined for a person. */
export const levelInRecord = (name: string): string | undefined =>
  name.startsWith(BOT) ? name.slice(BOT.length) : undefined;

function nameToRead({ web }: Texts, name: string, seat: number): string {
  if (name.trim() === '') return web.setup.player(seat + 1);
  const level = levelInRecord(name);
  if (level === undefined) return name;
  return Object.hasOwn(web.setup.bots, level) ? web.setup.bots[level as OfferedLevel] : level;
}

/** Who has this name. Records know no colours, so people are given one. */
export function occupantInRecord(name: string, colour: string): Occupant {
  const level = levelInRecord(name);
  return level === undefined ? { kind: 'person', name, colour } : { kind: 'bot', level };
}

/** What everybody in a record is called. */
export const namesToRead = (texts: Texts, players: readonly { readonly name: string }[]): readonly string[] =>
  tellApart(players.map(({ name }, seat) => nameToRead(texts, name, seat)));
