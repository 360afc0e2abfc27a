import { describe, expect, test } from 'vitest';
import { impossibleCells, outlookOf, sagrada, type Outlook, type Position } from '../src/index.ts';
import { play, table } from './table.ts';

const VARIED = 'row-color-variety.column-color-variety.column-shade-variety';

/** The outlook of seat 0 for some lines. */
function considered(position: Position, ...lines: readonly string[]): Outlook {
  const after = sagrada.copy(position);
  play(after, ...lines);
  return outlookOf(position, after, 0);
}

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const comitas = (dice: string, pool: string, objectives: string, own = 'P') =>
  table({ seats: [{ pattern: 'comitas', dice, own }, { own: 'G' }], pool, objectives });

describe('points', () => {
  test('G-51 to G-53: the change of each public objective, as dealt', () => {
    const position = comitas('A2B1 B1G5', 'R2', 'light-shades.color-diagonals.color-variety');
    expect(considered(position, '0 R2@A3').points.public).toEqual([2, 0, 0]);
  });

  test('G-53: a die that joins a diagonal counts with the one that it joins', () => {
    const position = comitas('A2B1', 'B4', 'light-shades.color-diagonals.color-variety');
    expect(considered(position, '0 B4@B3').points.public).toEqual([0, 2, 0]);
  });

  test('G-54: a die of the own colour adds its value; another adds nothing', () => {
    const position = comitas('A2B1', 'P6 R6', VARIED);
    expect(considered(position, '0 P6@B1').points.private).toBe(6);
    expect(considered(position, '0 R6@B1').points.private).toBe(0);
  });

  test('G-30, G-50: Favor tokens that a tool costs are points, and a filled space costs no more', () => {
    const position = table({
      seats: [{ pattern: 'comitas', dice: 'A2B1', own: 'P' }, {}],
      pool: 'P5',
      tools: ['grozing-pliers', 'lathekin', 'tap-wheel'],
    });
    const { points } = considered(position, '0 grozing-pliers P5=6@B1');
    expect(points).toMatchObject({ private: 6, tokens: -1, empty: 1, total: 6 });
  });

  test('G-67: in solo only the better private objective counts, and a filled space is worth 3', () => {
    const solo = table({
      seats: [{ pattern: 'comitas', dice: 'A2R5', own: 'RB' }],
      pool: 'B4 B6',
      objectives: 'medium-shades.shade-variety',
    });
    expect(considered(solo, '0 B4@B1').points).toMatchObject({ private: 0, empty: 3, total: 3 });
    expect(considered(solo, '0 B6@B1').points).toMatchObject({ private: 1, empty: 3, total: 4 });
  });
});

describe('lines', () => {
  const linesOf = (
    dice: string,
    pool: string,
    line: string,
    objectives = 'column-color-variety.light-shades.deep-shades',
  ) => considered(comitas(dice, pool, objectives), line).lines;

  test('G-51: a line without a repeat stays open, and a single die is no news', () => {
    expect(linesOf('A2B1', 'G4', '0 G4@B2')).toEqual([
      { objective: 'column-color-variety', line: 2, by: 'colour', was: 'open', is: 'open', last: null },
    ]);
    expect(linesOf('A2B1', 'G5', '0 G5@B1')).toEqual([]);
  });

  test('G-51: the last space of a line names the colours that complete it, by print and neighbours', () => {
    expect(linesOf('A2B1 B2G4 C1R6', 'P3', '0 P3@C2')).toMatchObject([
      { line: 2, is: 'open', last: { cell: 'D2', takes: ['R', 'Y'] } },
    ]);
    expect(linesOf('A2B1 B2G4 C1R6 D1R1', 'P3', '0 P3@C2')).toMatchObject([
      { line: 2, is: 'open', last: { cell: 'D2', takes: ['Y'] } },
    ]);
  });

  test('G-51: values are told by value', () => {
    const lines = linesOf('A3B2 B3G1 C2P6', 'R4', '0 R4@C3', 'column-shade-variety.light-shades.deep-shades');
    expect(lines).toMatchObject([{ line: 3, is: 'open', last: { cell: 'D3', takes: [3, 5, 6] } }]);
  });

  test('G-51: a repeat loses the line, and the last die makes it full', () => {
    expect(linesOf('A2B1 B1R6', 'B4', '0 B4@C2')).toMatchObject([{ line: 2, was: 'open', is: 'lost', last: null }]);
    expect(linesOf('A2B1 B2G4 C2P3', 'R2', '0 R2@D2')).toMatchObject([
      { line: 2, was: 'open', is: 'full', last: null },
    ]);
  });

  test('G-24, G-51: a die beside a line may spoil it', () => {
    expect(linesOf('A2B1', 'G4', '0 G4@B1')).toMatchObject([{ line: 2, was: 'open', is: 'lost' }]);
  });

  test('G-51: a tool that lifts a die can open a line again', () => {
    const position = table({
      seats: [{ pattern: 'comitas', dice: 'A2B1 B1R6 C2B4' }, {}],
      pool: 'R1',
      tools: ['copper-foil-burnisher', 'lathekin', 'tap-wheel'],
      objectives: 'column-color-variety.light-shades.deep-shades',
    });
    expect(considered(position, '0 copper-foil-burnisher C2-C1').lines).toMatchObject([
      { line: 1, was: 'open', is: 'open' },
      { line: 2, was: 'lost', is: 'open' },
    ]);
  });

  test('objectives that look at no lines have none', () => {
    expect(linesOf('A2B1', 'G4', '0 G4@B2', 'light-shades.deep-shades.color-variety')).toEqual([]);
  });
});

describe('spoiled spaces', () => {
  test('G-23, G-24: spaces that no die fits any more, and only those that one did fit', () => {
    const position = comitas('A2Y3', 'R2 B1', VARIED);
    const outlook = considered(position, '0 R2@B3');
    expect(outlook).toMatchObject({ spoiled: ['A3'], mended: [] });
    const after = sagrada.copy(position);
    play(after, '0 R2@B3');
    expect(impossibleCells(after, 0)).toEqual(['A1', 'A3']);
    expect(impossibleCells(position, 0)).toEqual(['A1']);
    expect(considered(position, '0 B1@B1').spoiled).toEqual([]);
  });

  test('G-24, G-35: a die that leaves mends the space beside it', () => {
    const position = table({
      seats: [{ pattern: 'comitas', dice: 'A2Y3 B1R6' }, {}],
      pool: 'R1',
      tools: ['copper-foil-burnisher', 'lathekin', 'tap-wheel'],
    });
    expect(considered(position, '0 copper-foil-burnisher A2-C2')).toMatchObject({ spoiled: [], mended: ['A1'] });
  });
});

describe('what is hidden', () => {
  test('G-03: the outlook of a seat is the same from its own sight, and without the private objective for others', () => {
    const position = comitas('A2B1', 'P6', VARIED);
    const sight = (viewer: number | null): Position => {
      const copy = sagrada.copy(position);
      copy.privates = copy.privates.map((own, seat) => (seat === viewer ? own : null));
      return copy;
    };
    const whole = considered(position, '0 P6@B1');
    expect(considered(sight(0), '0 P6@B1')).toEqual(whole);
    expect(considered(sight(null), '0 P6@B1').points.private).toBe(0);
  });

  test('G-04: before the choice of a window, nothing is open or spoiled', () => {
    const start = sagrada.start({ tools: 3 }, 2);
    expect(outlookOf(start, sagrada.copy(start), 0)).toMatchObject({ lines: [], spoiled: [], mended: [] });
  });
});
