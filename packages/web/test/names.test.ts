/** Names of people and bots at a screen. */
import { en, fr } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { describe, expect, test } from 'vitest';
import { namesHere, namesOf, youAt, youListed } from '../src/base/names.ts';
import { ADA, BOB, BOT } from '../../table/test/tables.ts';

const NOBODY = { kind: 'person', name: ' ', colour: 'blue' } as const;

const at = (seats: readonly Occupant[]) => ({ seats, origin: null });

describe('the player addressed as “you”', () => {
  test('is the only person at the screen', () => {
    expect(youAt(at([BOT, ADA]))).toBe(1);
    expect(youAt(at([NOBODY]))).toBe(0);
  });

  test('is nobody if there are several people or none', () => {
    expect(youAt(at([ADA, BOT, BOB]))).toBeUndefined();
    expect(youAt(at([BOT, BOT]))).toBeUndefined();
  });

  test('is nobody in a record of other people’s game', () => {
    expect(youAt({ seats: [BOT, ADA], origin: { how: 'record', table: '', events: 9 } })).toBeUndefined();
    expect(youAt({ seats: [BOT, ADA], origin: { how: 'play-on', table: '', events: 9 } })).toBe(1);
  });
});

describe('“you” in a list of games', () => {
  test('is the only person, unless they have a name', () => {
    expect(youListed(at([BOT, NOBODY]))).toBe(1);
    expect(youListed(at([BOT, BOB]))).toBeUndefined();
    expect(youListed(at([NOBODY, NOBODY]))).toBeUndefined();
  });
});

describe('names', () => {
  test('are “you” at the screen, whatever the name', () => {
    expect(namesHere(en, [BOT, BOB], 1)).toEqual(['Ada', 'You']);
    expect(namesHere(fr, [NOBODY, BOT], 0)).toEqual(['Vous', 'Ada']);
  });

  test('are the players’ own with several people', () => {
    expect(namesHere(en, [ADA, NOBODY], undefined)).toEqual(['Ada', 'Player 2']);
  });

  test('are the players’ own elsewhere', () => {
    expect(namesOf(en, [BOT, BOB])).toEqual(['Ada', 'Bob']);
  });
});
