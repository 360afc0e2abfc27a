/** The players who can continue from a position in a record. */
import type { OfferedLevel } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { levelInRecord } from '../records/names.ts';

export type PlayerChoice = 'person' | OfferedLevel;

/** The original players: people stay people, and bots stay bots. A bot of an unknown level becomes a journeyman. */
export function usualChoices(names: readonly string[], offered: readonly OfferedLevel[]): PlayerChoice[] {
  return names.map((name) => {
    const level = levelInRecord(name);
    return level === undefined ? 'person' : (offered.find((known) => known === level) ?? 'journeyman');
  });
}

/** `name` and `colour` apply only to a person. */
export const occupantOf = (choice: PlayerChoice, name: string, colour: string): Occupant =>
  choice === 'person' ? { kind: 'person', name, colour } : { kind: 'bot', level: choice };
