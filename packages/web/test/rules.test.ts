/** Searching the rules, the links between them, and pictures that match their captions. */
import type { Rulebook } from '@leadlight/messages';
import { describe, expect, test } from 'vitest';
import { creditsOf } from '../src/shell/credits.ts';
import { beginningOf, countOf, foundIn, passagesOf } from '../src/rules/found.ts';
import { fold, hasAll, piecesOf, wordsOf } from '../src/rules/pieces.ts';
import { clashes, EDGE, fits, ownWindow, solo, three } from '../src/games/sagrada/pictures/scenes.ts';
import { choice, early, farRight, filled, flipped, late, roomForOrange } from '../src/games/sintra/pictures/scenes.ts';
import { present } from '../../core/test/present.ts';

describe('a search', () => {
  test('needs all words, in any order', () => {
    expect(hasAll('Panes that do not fit break.', wordsOf('break panes'))).toBe(true);
    expect(hasAll('Panes that do not fit break.', wordsOf('break dice'))).toBe(false);
  });

  test('without words finds everything', () => {
    expect(wordsOf('  ')).toEqual([]);
    expect(hasAll('Anything', [])).toBe(true);
  });

  test('ignores accents, strokes and case', () => {
    expect(fold('Zżymał się’ Œuvre ÉTÉ')).toBe("zzymal sie' oeuvre ete");
    expect(hasAll('Tafle tłuką się.', wordsOf('TLUKA'))).toBe(true);
    expect(hasAll('Une pièce brisée.', wordsOf('piece brisee'))).toBe(true);
  });
});

describe('a book', () => {
  const book: Rulebook = {
    chapters: [
      { id: 'one', rules: ['R-01', 'R-02'], pictures: { 'R-01': 'palace' } },
      { id: 'two', rules: ['R-40'], folded: true, rulings: true },
    ],
    page: {
      intro: '',
      chapters: { one: 'First', two: 'Second' },
      titles: { 'R-01': 'Lathekin' },
      rules: { 'R-01': 'Take panes.', 'R-02': 'Place panes.', 'R-40': 'Go back.' },
      additions: { 'R-02': 'Only here.' },
      pictures: {},
    },
  };

  const [one, two] = book.chapters;

  test('is shown from its beginning', () => {
    expect(beginningOf(book, 1)).toEqual([{ ...one, rules: ['R-01'] }]);
    expect(beginningOf(book, 2)).toEqual([one]);
    expect(beginningOf(book, 5)).toEqual(book.chapters);
  });

  test('keeps only matching rules and their chapters during a search', () => {
    expect(foundIn(book, wordsOf('place panes'))).toEqual([{ ...one, rules: ['R-02'] }]);
    expect(countOf(foundIn(book, wordsOf('panes')))).toBe(2);
  });

  test('finds our additions to a rule', () => {
    expect(foundIn(book, wordsOf('only here'))).toEqual([{ ...one, rules: ['R-02'] }]);
  });

  test('finds rules by number', () => {
    expect(foundIn(book, wordsOf('r-40'))).toEqual([two]);
  });

  test('finds rules by the card they are about', () => {
    expect(foundIn(book, wordsOf('lathekin'))).toEqual([{ ...one, rules: ['R-01'] }]);
  });

  test('without a search is shown in full', () => {
    expect(foundIn(book, [])).toEqual(book.chapters);
  });
});

describe('a chapter', () => {
  test('has passages that end with a picture', () => {
    expect(passagesOf({ id: 'a', rules: ['R-01', 'R-02', 'R-03'], pictures: { 'R-02': 'palace' } })).toEqual([
      { rules: ['R-01', 'R-02'], picture: 'palace', kind: 'plain' },
      { rules: ['R-03'], picture: undefined, kind: 'plain' },
    ]);
  });

  test('separates cards from other rules', () => {
    const tools = { 'G-33': 'lathekin', 'G-34': 'tap-wheel' } as const;
    expect(passagesOf({ id: 'a', rules: ['G-32', 'G-33', 'G-34'], tools })).toEqual([
      { rules: ['G-32'], picture: undefined, kind: 'plain' },
      { rules: ['G-33', 'G-34'], picture: undefined, kind: 'cards' },
    ]);
  });

  test('has rules for rare cases apart', () => {
    expect(passagesOf({ id: 'a', rules: ['R-27', 'R-28'], fine: ['R-28'] })).toEqual([
      { rules: ['R-27'], picture: undefined, kind: 'plain' },
      { rules: ['R-28'], picture: undefined, kind: 'fine' },
    ]);
  });

  test('that is only partly loaded has the first passages', () => {
    expect(passagesOf({ id: 'a', rules: ['R-01'], pictures: { 'R-02': 'palace' } })).toEqual([
      { rules: ['R-01'], picture: undefined, kind: 'plain' },
    ]);
  });
});

describe('the pictures match their captions', () => {
  test('Sintra, taking: two orange panes of four', () => {
    expect(early.displays[0]?.filter((pane) => pane === 'orange')).toHaveLength(2);
    expect(early.displays[0]).toHaveLength(4);
  });

  test('Sintra, placing three orange panes: one space under the glazier, three further right, some to the left', () => {
    const room = roomForOrange.map(({ length }) => length);
    expect(room.slice(choice.glazier)).toEqual([1, 0, 3, 0, 0]);
    expect(Math.max(...room.slice(0, choice.glazier))).toBeGreaterThan(0);
  });

  test('Sintra, moving back: the leftmost place is empty, and the next has a strip', () => {
    expect(farRight.strips[0]).toBeNull();
    expect(farRight.strips[1]).not.toBeNull();
    expect(farRight.glazier).toBeGreaterThan(1);
  });

  test('Sintra, side B: 2 complete windows and 5 orange panes', () => {
    const { windows } = present(late.seats[0]);
    expect(windows.filter(({ top, bottom }) => top !== null && bottom !== null)).toHaveLength(2);
    expect(windows.flatMap(({ top, bottom }) => [top, bottom]).filter((pane) => pane === 'orange')).toHaveLength(5);
  });

  test('Sagrada, placing a yellow 4: where it fits, and where an equal neighbour forbids it', () => {
    expect(fits).toEqual(['A1', 'A4', 'C1', 'C4', 'D3', 'D4']);
    expect(clashes).toEqual(['A3', 'B1', 'B4', 'C2']);
    expect(ownWindow.dice.filter((die) => die !== null)).toHaveLength(4);
  });

  test('Sagrada, the first die: the edge has 14 spaces', () => {
    expect(EDGE).toHaveLength(14);
    expect(EDGE).not.toContain('B2');
  });

  test('Sintra early in the game: the second round, two displays empty, the tile in the centre', () => {
    expect([early.round, early.tile]).toEqual([2, 'centre']);
    expect(early.displays.filter((panes) => panes.length === 0)).toHaveLength(2);
    expect(early.indicator[0]).toBeNull();
  });

  test('Sintra late in the game: the last round, with strips that have left the game', () => {
    expect(late.round).toBe(6);
    expect(late.seats[0]?.strips).toContain(null);
  });

  test('a flipped strip shows its other side, and flipped again the first one', () => {
    const strip = present(present(early.seats[0]).strips.find((there) => there !== null));
    expect(flipped(strip).spaces.map(({ takes }) => takes)).toEqual(strip.reverse);
    expect(flipped(flipped(strip)).reverse).toEqual(strip.reverse);
  });

  test('a filled strip has a pane of its colour on each space', () => {
    const strip = present(present(early.seats[0]).strips.find((there) => there !== null));
    expect(filled(strip).spaces.map(({ pane }) => pane)).toEqual(strip.spaces.map(({ takes }) => takes));
  });

  test('Sagrada with three players: seven dice', () => {
    expect(three.view.seats).toHaveLength(3);
    expect(three.view.pool).toHaveLength(7);
  });

  test('Sagrada solo: dice on the track, which add up to the target', () => {
    const sum = solo.view.track.flat().reduce((total, die) => total + Number(die.slice(1)), 0);
    expect(solo.facts.target).toBe(sum);
  });
});

describe('credits', () => {
  test('are sorted', () => {
    const list = [{ name: 'xyz', version: '2', identifier: 'MIT', text: 'Free.' }, { name: 'idb' }];
    expect(creditsOf(list).map(({ name, licence }) => [name, licence])).toEqual([
      ['idb', ''],
      ['xyz', 'MIT'],
    ]);
  });

  test('are empty for anything but a list', () => {
    expect(creditsOf({ error: 'not found' })).toEqual([]);
  });
});

describe('the text of a rule', () => {
  const shown = (text: string, query = ''): readonly string[] =>
    piecesOf(text, wordsOf(query)).map(({ text: piece, rule, marked }) =>
      rule === null ? (marked ? `[${piece}]` : piece) : `<${piece}>`,
    );

  test('links to other rules', () => {
    expect(shown('Only then (R-20, G-40).')).toEqual(['Only then (', '<R-20>', ', ', '<G-40>', ').']);
  });

  test('is one piece without a search', () => {
    expect(piecesOf('No more.', [])).toEqual([{ text: 'No more.', rule: null, marked: false }]);
  });

  test('highlights every occurrence as it is written', () => {
    expect(shown('Pièce par pièce.', 'piece')).toEqual(['[Pièce]', ' par ', '[pièce]', '.']);
    expect(shown('Vœux et cœur', 'oeu')).toEqual(['V', '[œu]', 'x et c', '[œu]', 'r']);
  });

  test('highlights the overlap of two words once', () => {
    expect(shown('strips', 'strip rips')).toEqual(['[strips]']);
  });

  test('highlights a rule number in the search', () => {
    expect(piecesOf('See R-20.', wordsOf('r-20'))).toEqual([
      { text: 'See ', rule: null, marked: false },
      { text: 'R-20', rule: 'R-20', marked: true },
      { text: '.', rule: null, marked: false },
    ]);
  });
});
