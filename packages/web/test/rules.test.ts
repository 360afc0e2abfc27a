/** Searching the rules, and the links between them. */
import { describe, expect, test } from 'vitest';
import { fold, hasAll, piecesOf, wordsOf } from '../src/rules/pieces.ts';

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
