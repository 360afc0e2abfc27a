/** What people and bots are called at a screen. */
import { en, fr } from '@leadlight/messages';
import { describe, expect, test } from 'vitest';
import { namesHere, namesOf, youAmong } from '../src/play/names.ts';
import { ADA, BOB, BOT } from './tables.ts';

const NOBODY = { kind: 'person', name: ' ', colour: 'blue' } as const;

describe('who is spoken to', () => {
  test('is the only person at the screen', () => {
    expect(youAmong([BOT, ADA])).toBe(1);
    expect(youAmong([NOBODY])).toBe(0);
  });

  test('is nobody where there are several people, or none', () => {
    expect(youAmong([ADA, BOT, BOB])).toBeUndefined();
    expect(youAmong([BOT, BOT])).toBeUndefined();
  });
});

describe('what they are called', () => {
  test('at the screen: you, whatever the name', () => {
    expect(namesHere(en, [BOT, BOB])).toEqual(['Ada', 'You']);
    expect(namesHere(fr, [NOBODY, BOT])).toEqual(['Vous', 'Ada']);
  });

  test('with several people: by their names', () => {
    expect(namesHere(en, [ADA, NOBODY])).toEqual(['Ada', 'Player 2']);
  });

  test('elsewhere: by their names, too', () => {
    expect(namesOf(en, [BOT, BOB])).toEqual(['Ada', 'Bob']);
  });
});
