/** Who may play on from a place in a record. */
import type { OfferedLevel } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { levelInRecord } from '../records/names.ts';

export type Choice = 'person' | OfferedLevel;

/** As it was: people stay people, bots stay bots. A bot of a level that is not offered plays as most do. */
export function usualChoices(names: readonly string[], offered: readonly OfferedLevel[]): Choice[] {
  return names.map((name) => {
    const level = levelInRecord(name);
    return level === undefined ? 'person' : (offered.find((known) => known === level) ?? 'journeyman');
  });
}

/** `name` and `colour` are those of a person at the seat. */
export const occupantOf = (choice: Choice, name: string, colour: string): Occupant =>
  choice === 'person' ? { kind: 'person', name, colour } : { kind: 'bot', level: choice };
