import { describe, expect, test } from 'vitest';
import { sintra } from '../src/index.ts';
import { legal, play, refusals, section, table, why } from './table.ts';

describe('moving the glazier back', () => {
  test('R-40: goes to the leftmost strip still there, and ends the turn', () => {
    const position = table({ displays: 'PPPP', seats: [{ glazier: 5 }, {}] });
    expect(play(position, '0 back')).toEqual([{ type: 'glazier-moved', rule: 'R-40', seat: 0, from: 5, to: 0 }]);
    expect(section(position, 'glazier0')).toBe('0');
    expect(section(position, 'displays')).toBe('PPPP,-,-,-,-');
    expect(sintra.toAct(position)).toEqual({ kind: 'decide', seats: [1] });
  });

  test('R-40: skips empty slots', () => {
    const position = table({ displays: 'PPPP', seats: [{ glazier: 5, windows: { 0: 'PO', 1: 'WW', 3: 'PP' } }, {}] });
    play(position, '0 back');
    expect(section(position, 'glazier0')).toBe('2');
  });

  test('R-41: is refused above the leftmost strip', () => {
    const position = table({ displays: 'PPPP' });
    expect(why(position, '0 back')).toEqual([{ rule: 'R-41', key: 'already-leftmost', args: {} }]);
    expect(legal(position, /back/)).toEqual([]);
    const second = table({ displays: 'PPPP', seats: [{ glazier: 1, windows: { 0: 'PO' } }, {}] });
    expect(refusals(second, '0 back')).toEqual(['R-41 already-leftmost']);
  });

  test('R-41, R-81: is refused from an empty slot left of all strips, since it goes only to the left', () => {
    const position = table({ displays: 'PPPP', seats: [{ glazier: 0, windows: { 0: 'PO', 1: 'WW' } }, {}] });
    expect(why(position, '0 back')).toEqual([{ rule: 'R-41', key: 'already-leftmost', args: {} }]);
    expect(legal(position, /back/)).toEqual([]);
    expect(legal(position)).toEqual(['0P>2', '0P>4', '0P>6', '0P>7']);
  });

  test('R-81: is allowed one slot to the right of the leftmost strip, but not above it or to its left', () => {
    const windows = { 0: 'PO', 1: 'WW' };
    const backs = [1, 2, 3].map((glazier) =>
      legal(table({ displays: 'P', seats: [{ glazier, windows }, {}] }), /back/),
    );
    expect(backs).toEqual([[], [], ['back']]);
  });

  test('R-89: is allowed on an empty slot with strips only to the left, as is a pick that breaks everything', () => {
    const windows = { 6: 'PO', 7: 'WW' };
    const position = table({ displays: 'PPPY', seats: [{ glazier: 6, windows }, {}] });
    expect(legal(position)).toEqual(['0P>x', '0Y>x', 'back']);
  });

  test('R-90: is never possible twice in a row, so turns cannot go on for ever without a pick', () => {
    const position = table({ displays: 'PPPP', seats: [{ glazier: 5 }, { glazier: 3 }] });
    play(position, '0 back', '1 back');
    expect(refusals(position, '0 back')).toEqual(['R-41 already-leftmost']);
    expect(legal(position)).toEqual(['0P>0', '0P>2', '0P>4', '0P>5', '0P>7']);
  });
});
