/** What people and bots are called at a screen. */
import { en, fr } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { describe, expect, test } from 'vitest';
import { namesHere, namesOf, youAt, youListed } from '../src/play/names.ts';
import { ADA, BOB, BOT } from './tables.ts';

const NOBODY = { kind: 'person', name: ' ', colour: 'blue' } as const;

const at = (seats: readonly Occupant[]) => ({ seats, origin: null });

describe('who is spoken to', () => {
  test('is the only person at the screen', () => {
    expect(youAt(at([BOT, ADA]))).toBe(1);
    expect(youAt(at([NOBODY]))).toBe(0);
  });

  test('is nobody where there are several people, or none', () => {
    expect(youAt(at([ADA, BOT, BOB]))).toBeUndefined();
    expect(youAt(at([BOT, BOT]))).toBeUndefined();
  });

  test('is nobody where others played, and their record was opened here', () => {
    expect(youAt({ seats: [BOT, ADA], origin: { how: 'record', table: '', events: 9 } })).toBeUndefined();
    expect(youAt({ seats: [BOT, ADA], origin: { how: 'play-on', table: '', events: 9 } })).toBe(1);
  });
});

describe('who is “you” in a list of games', () => {
  test('is the only person, but not one who gave a name', () => {
    expect(youListed(at([BOT, NOBODY]))).toBe(1);
    expect(youListed(at([BOT, BOB]))).toBeUndefined();
    expect(youListed(at([NOBODY, NOBODY]))).toBeUndefined();
  });
});

describe('what they are called', () => {
  test('at the screen: you, whatever the name', () => {
    expect(namesHere(en, [BOT, BOB], 1)).toEqual(['Ada', 'You']);
    expect(namesHere(fr, [NOBODY, BOT], 0)).toEqual(['Vous', 'Ada']);
  });

  test('with several people: by their names', () => {
    expect(namesHere(en, [ADA, NOBODY], undefined)).toEqual(['Ada', 'Player 2']);
  });

  test('elsewhere: by their names, too', () => {
    expect(namesOf(en, [BOT, BOB])).toEqual(['Ada', 'Bob']);
  });
});
