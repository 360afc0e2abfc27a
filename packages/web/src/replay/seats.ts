/** Who may play on from a place in a record. */
import type { OfferedLevel } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { LEVELS } from '../app/last-setup.ts';
import { PERSON_COLOURS } from '../app/persons.ts';
import { levelInRecord } from '../records/names.ts';

export type Choice = 'person' | OfferedLevel;

/** As it was: people stay people, bots stay bots. A bot of a level that is not offered plays as most do. */
export function usualChoices(names: readonly string[]): Choice[] {
  return names.map((name) => {
    const level = levelInRecord(name);
    return level === undefined ? 'person' : (LEVELS.find((offered) => offered === level) ?? 'journeyman');
  });
}

/** `called` is what a person at the seat is called. */
export const occupantOf = (choice: Choice, seat: number, called: string): Occupant =>
  choice === 'person' ? { kind: 'person', name: called, colour: PERSON_COLOURS[seat] } : { kind: 'bot', level: choice };
