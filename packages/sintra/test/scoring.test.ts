import { describe, expect, test } from 'vitest';
import { breakdownsIfEnded, decidedBy, ORNAMENT_POINTS, ORNAMENTS, sintra, sintraText } from '../src/index.ts';
import { play, table, told } from './table.ts';

const ended = (more: object) => table({ phase: 'end', round: 6, ...more });

/** The consequences of the end under one rule, for seat 0. */
const scored = (rule: string, more: object) =>
  play(ended(more), 'end').filter(
    (consequence) => consequence.rule === rule && 'seat' in consequence && consequence.seat === 0,
  );

describe('final scoring', () => {
  test('R-50: each player scores leftovers, then glass, then the palace; the ranking comes last', () => {
    const seatRules = ['R-51', 'R-52', 'R-54', 'R-54', 'R-54', 'R-54'];
    expect(play(ended({}), 'end').map(({ rule }) => rule)).toEqual([...seatRules, ...seatRules, 'R-56']);
    expect(told(play(ended({ side: 'B' }), 'end'))).toEqual([
      'R-51 leftover-scored',
      'R-52 glass-scored',
      'R-55 palace-scored',
      'R-51 leftover-scored',
      'R-52 glass-scored',
      'R-55 palace-scored',
      'R-56 ranked',
    ]);
  });

  test('R-50: comes only after round 6, with the event `end`', () => {
    const position = ended({});
    expect(sintra.result(position)).toBeUndefined();
    play(position, 'end');
    expect(sintra.result(position)).toBeDefined();
  });

  test('R-51, R-75: 7 panes left on strips score 2 points', () => {
    const strips = { 0: '1f:PO...', 3: '2f:OYO..', 7: '3f:YB...' };
    expect(scored('R-51', { seats: [{ strips }, {}] })).toEqual([
      { type: 'leftover-scored', rule: 'R-51', seat: 0, panes: 7, points: 2 },
    ]);
  });

  test('R-51: counts every 3 panes of all the player’s strips together, jokers too', () => {
    const panes = (strips: object, windows: object = {}) => scored('R-51', { seats: [{ strips, windows }, {}] })[0];
    expect(panes({ 0: '1f:PO...' })).toMatchObject({ panes: 2, points: 0 });
    expect(panes({ 0: '1f:PO...', 1: '2f:O....' })).toMatchObject({ panes: 3, points: 1 });
    expect(panes({ 0: '8b:PW.W.' }, { 0: 'P.', 1: 'OO' })).toMatchObject({ panes: 3, points: 1 });
  });

  test('R-52, R-75: the marker on -8 costs 8 points', () => {
    const position = ended({ seats: [{ marker: 5, points: 10, lost: 18 }, {}] });
    const trace = play(position, 'end');
    expect(trace[1]).toEqual({ type: 'glass-scored', rule: 'R-52', seat: 0, points: 8 });
    expect(sintra.result(position)?.breakdown[0]).toEqual({
      colourBonus: 0,
      windows: 10,
      leftover: 0,
      glass: -26,
      palace: 0,
      total: -16,
    });
  });

  test('R-52: covers each space of the track', () => {
    const lost = [0, 1, 2, 3, 4, 5, 6, 7].map((marker) => scored('R-52', { seats: [{ marker }, {}] })[0]);
    expect(lost.map((consequence) => 'points' in consequence && consequence.points)).toEqual([
      0, 1, 2, 4, 6, 8, 11, 14,
    ]);
  });

  test('R-54, R-76: side A, two ornaments with 4 and the last with 2 filled spaces: 23 points', () => {
    const windows = { 0: 'PO', 1: 'YB', 2: 'WW', 3: 'PO', 6: 'Y.', 7: 'B.' };
    const ornaments = scored('R-54', { seats: [{ windows }, {}] });
    expect(ornaments).toEqual([
      { type: 'ornament-scored', rule: 'R-54', seat: 0, ornament: 0, filled: 4, points: 10 },
      { type: 'ornament-scored', rule: 'R-54', seat: 0, ornament: 1, filled: 4, points: 10 },
      { type: 'ornament-scored', rule: 'R-54', seat: 0, ornament: 2, filled: 0, points: 0 },
      { type: 'ornament-scored', rule: 'R-54', seat: 0, ornament: 3, filled: 2, points: 3 },
    ]);
    const position = ended({ seats: [{ windows }, {}] });
    play(position, 'end');
    expect(sintra.result(position)?.breakdown[0]).toMatchObject({ palace: 23, total: 23 });
  });

  test('R-54: 3 filled spaces score 6, 1 or none score nothing; both spaces of a window count', () => {
    const around = (windows: object) => scored('R-54', { seats: [{ windows }, {}] })[0];
    expect(around({ 0: 'PO', 1: 'P.' })).toMatchObject({ filled: 3, points: 6 });
    expect(around({ 0: 'PO' })).toMatchObject({ filled: 2, points: 3 });
    expect(around({ 1: 'P.' })).toMatchObject({ filled: 1, points: 0 });
    expect(around({ 2: 'PO' })).toMatchObject({ filled: 0, points: 0 });
    expect([ORNAMENTS.flat(), ORNAMENT_POINTS]).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7],
      [0, 0, 3, 6, 10],
    ]);
  });

  test('R-55, R-77: side B, 4 complete windows and 5 orange panes: 20 points', () => {
    const windows = { 0: 'OY', 2: 'OB', 3: 'OW', 6: 'PO', 7: 'O.' };
    const position = ended({ side: 'B', seats: [{ windows }, {}] });
    expect(play(position, 'end')[2]).toEqual({
      type: 'palace-scored',
      rule: 'R-55',
      seat: 0,
      windows: 4,
      panes: 5,
      points: 20,
    });
    expect(sintra.result(position)?.breakdown[0]).toMatchObject({ palace: 20, total: 20 });
  });

  test('R-55: counts the best colour over all windows, complete or not', () => {
    const palace = (windows: object) => scored('R-55', { side: 'B', seats: [{ windows }, {}] })[0];
    expect(palace({ 0: 'WW', 1: 'B.', 2: 'B.', 3: 'B.' })).toMatchObject({ windows: 1, panes: 3, points: 3 });
    expect(palace({ 0: 'P.', 1: 'P.' })).toMatchObject({ windows: 0, panes: 2, points: 0 });
    expect(palace({ 0: 'PO', 1: 'YB' })).toMatchObject({ windows: 2, panes: 1, points: 2 });
    expect(palace({})).toMatchObject({ windows: 0, panes: 0, points: 0 });
  });

  test('R-04: the palace side changes only the last step', () => {
    const seats = [{ windows: { 0: 'OO', 1: 'O.' }, strips: { 2: '1f:POP..' }, marker: 2, points: 10 }, {}];
    const [a, b] = (['A', 'B'] as const).map((side) => {
      const position = ended({ side, seats });
      play(position, 'end');
      return sintra.result(position)?.breakdown[0];
    });
    expect(a).toEqual({ colourBonus: 0, windows: 10, leftover: 1, glass: -2, palace: 6, total: 15 });
    expect(b).toEqual({ colourBonus: 0, windows: 10, leftover: 1, glass: -2, palace: 3, total: 12 });
  });

  test('R-80: with a floor, losses stop at 0 before the palace adds its points', () => {
    const seats = [{ windows: { 0: 'OO' }, marker: 7, bonus: 2 }, { marker: 7 }];
    const position = ended({ scoreFloor: true, seats });
    play(position, 'end');
    expect(sintra.result(position)).toEqual({
      scores: [3, 0],
      ranking: [[0], [1]],
      breakdown: [
        { colourBonus: 2, windows: 0, leftover: 0, glass: -14, palace: 3, total: 3 },
        { colourBonus: 0, windows: 0, leftover: 0, glass: -14, palace: 0, total: 0 },
      ],
    });
  });
});

describe('scoring in the middle of a game', () => {
  const seats = [{ windows: { 0: 'OO', 1: 'O.' }, strips: { 2: '1f:POP..' }, marker: 2, points: 10, lost: 18 }, {}];

  test('R-50: gives the points of the end if it came now, and changes nothing', () => {
    const [running, over] = [table({ seats, displays: 'PPOO' }), ended({ seats })];
    const before = sintraText.writePosition(running);
    play(over, 'end');
    expect(breakdownsIfEnded(running)).toEqual(sintra.result(over)?.breakdown);
    expect(sintraText.writePosition(running)).toBe(before);
  });

  test('R-50: equals the result after the end', () => {
    const position = ended({ seats });
    play(position, 'end');
    expect(breakdownsIfEnded(position)).toEqual(sintra.result(position)?.breakdown);
  });
});

describe('the ranking', () => {
  const ranking = (seats: readonly object[], scoreFloor = false) => {
    const position = ended({ seats, scoreFloor });
    const trace = play(position, 'end');
    const result = sintra.result(position);
    expect(trace.at(-1)).toEqual({ type: 'ranked', rule: 'R-56', ranking: result?.ranking, scores: result?.scores });
    return result?.ranking;
  };

  test('R-56: puts most points first', () => {
    expect(ranking([{ points: 5 }, { points: 9 }, { points: 7 }])).toEqual([[1], [2], [0]]);
  });

  test('R-56: breaks ties by fewer points lost on the broken glass track', () => {
    expect(ranking([{ points: 23, lost: 18 }, { points: 5 }])).toEqual([[1], [0]]);
    expect(ranking([{ points: 6, marker: 1 }, { points: 5 }])).toEqual([[1], [0]]);
    expect(ranking([{ points: 5 }, { points: 6, marker: 1 }])).toEqual([[0], [1]]);
  });

  test('R-56: lets seats that still tie share a place', () => {
    expect(ranking([{ points: 5 }, { points: 5 }])).toEqual([[0, 1]]);
    expect(ranking([{ points: 5 }, { points: 9 }, { points: 5 }, { points: 9 }])).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(ranking([{ points: 5 }, { points: 6, marker: 1 }, { points: 5 }])).toEqual([[0, 2], [1]]);
  });

  test('R-56: says what decided it', () => {
    const decided = (seats: readonly object[]) => {
      const position = ended({ seats });
      play(position, 'end');
      const result = sintra.result(position);
      return result && decidedBy(result);
    };
    expect(decided([{ points: 5 }, { points: 9 }])).toBe('points');
    expect(decided([{ points: 6, marker: 1 }, { points: 5 }])).toBe('glass');
    expect(decided([{ points: 5 }, { points: 5 }])).toBe('shared');
    expect(decided([{ points: 9 }, { points: 5 }, { points: 9 }])).toBe('shared');
  });

  test('R-56, R-80: counts losses in full, even below a floor', () => {
    expect(ranking([{ lost: 18, score: 0 }, { lost: 0 }], true)).toEqual([[1], [0]]);
  });
});
