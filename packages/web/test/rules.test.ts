/** Searching the rules, the links between them, and what the captions say of the pictures. */
import type { Rulebook } from '@leadlight/messages';
import { describe, expect, test } from 'vitest';
import { creditsOf } from '../src/app/credits.ts';
import { beginningOf, countOf, foundIn } from '../src/rules/found.ts';
import { fold, hasAll, piecesOf, wordsOf } from '../src/rules/pieces.ts';
import { solo, three } from '../src/rules/sagrada/scenes.ts';
import { early, flipped, late } from '../src/rules/sintra/scenes.ts';

describe('searching', () => {
  test('all words must occur, in any order', () => {
    expect(hasAll('Panes that do not fit break.', wordsOf('break panes'))).toBe(true);
    expect(hasAll('Panes that do not fit break.', wordsOf('break dice'))).toBe(false);
  });

  test('nothing typed finds everything', () => {
    expect(wordsOf('  ')).toEqual([]);
    expect(hasAll('Anything', [])).toBe(true);
  });

  test('accents, strokes and capitals do not matter', () => {
    expect(fold('Zżymał się’ Œuvre ÉTÉ')).toBe("zzymal sie' oeuvre ete");
    expect(hasAll('Tafle tłuką się.', wordsOf('TLUKA'))).toBe(true);
    expect(hasAll('Une pièce brisée.', wordsOf('piece brisee'))).toBe(true);
  });
});

describe('a book', () => {
  const book: Rulebook = {
    chapters: [
      { id: 'one', rules: ['R-01', 'R-02'], pictures: ['palace'] },
      { id: 'two', rules: ['R-40'], rulings: true },
    ],
    page: {
      intro: '',
      chapters: { one: 'First', two: 'Second' },
      rules: { 'R-01': 'Take panes.', 'R-02': 'Place panes.', 'R-40': 'Go back.' },
      additions: { 'R-02': 'Only here.' },
      pictures: {},
    },
  };

  test('is read from its beginning; a chapter has its pictures when it is whole', () => {
    expect(beginningOf(book, 1)).toEqual([{ id: 'one', rules: ['R-01'], pictures: [] }]);
    expect(beginningOf(book, 2)).toEqual([book.chapters[0]]);
    expect(beginningOf(book, 5)).toEqual(book.chapters);
  });

  test('that is searched leaves the chapters that have something, with what they have', () => {
    expect(foundIn(book, wordsOf('place panes'))).toEqual([{ id: 'one', rules: ['R-02'], pictures: ['palace'] }]);
    expect(countOf(foundIn(book, wordsOf('panes')))).toBe(2);
  });

  test('finds what we add to a rule', () => {
    expect(foundIn(book, wordsOf('only here'))).toEqual([{ id: 'one', rules: ['R-02'], pictures: ['palace'] }]);
  });

  test('finds rules by their number', () => {
    expect(foundIn(book, wordsOf('r-40'))).toEqual([{ id: 'two', rules: ['R-40'], rulings: true }]);
  });

  test('for nothing gives the whole book', () => {
    expect(foundIn(book, [])).toEqual(book.chapters);
  });
});

describe('the pictures are as their captions say', () => {
  test('Sintra early on: the second round, two displays empty, the tile in the centre', () => {
    expect([early.round, early.tile]).toEqual([2, 'centre']);
    expect(early.displays.filter((panes) => panes.length === 0)).toHaveLength(2);
    expect(early.indicator[0]).toBeNull();
  });

  test('Sintra late: the last round, with strips that have left the game', () => {
    expect(late.round).toBe(6);
    expect(late.seats[0].strips).toContain(null);
  });

  test('a strip that is flipped shows its other side, and flipped again its own', () => {
    const [strip] = early.seats[0].strips.flatMap((there) => there ?? []);
    expect(flipped(strip).spaces.map(({ takes }) => takes)).toEqual(strip.reverse);
    expect(flipped(flipped(strip)).reverse).toEqual(strip.reverse);
  });

  test('Sagrada with three: seven dice, and a space that nothing can fill any more', () => {
    expect(three.view.seats).toHaveLength(3);
    expect(three.view.pool).toHaveLength(7);
    expect(three.facts.seats[0].impossible).not.toEqual([]);
  });

  test('Sagrada alone: dice on the track, which add up to the target', () => {
    const sum = solo.view.track.flat().reduce((total, die) => total + Number(die.slice(1)), 0);
    expect(solo.facts.target).toBe(sum);
  });
});

describe('credits', () => {
  test('are in order', () => {
    const list = [{ name: 'xyz', version: '2', identifier: 'MIT', text: 'Free.' }, { name: 'idb' }];
    expect(creditsOf(list).map(({ name, licence }) => [name, licence])).toEqual([
      ['idb', ''],
      ['xyz', 'MIT'],
    ]);
  });

  test('of something that is no list are none', () => {
    expect(creditsOf({ error: 'not found' })).toEqual([]);
  });
});

describe('the text of a rule', () => {
  const shown = (text: string, query = ''): readonly string[] =>
    piecesOf(text, wordsOf(query)).map(({ text: piece, rule, marked }) =>
      rule === null ? (marked ? `[${piece}]` : piece) : `<${piece}>`,
    );

  test('names other rules', () => {
    expect(shown('Only then (R-20, G-40).')).toEqual(['Only then (', '<R-20>', ', ', '<G-40>', ').']);
  });

  test('without a search is one piece', () => {
    expect(piecesOf('No more.', [])).toEqual([{ text: 'No more.', rule: null, marked: false }]);
  });

  test('marks every occurrence, as it is written', () => {
    expect(shown('Pièce par pièce.', 'piece')).toEqual(['[Pièce]', ' par ', '[pièce]', '.']);
    expect(shown('Vœux et cœur', 'oeu')).toEqual(['V', '[œu]', 'x et c', '[œu]', 'r']);
  });

  test('marks what two words share once', () => {
    expect(shown('strips', 'strip rips')).toEqual(['[strips]']);
  });

  test('marks a rule that is searched for', () => {
    expect(piecesOf('See R-20.', wordsOf('r-20'))).toEqual([
      { text: 'See ', rule: null, marked: false },
      { text: 'R-20', rule: 'R-20', marked: true },
      { text: '.', rule: null, marked: false },
    ]);
  });
});
