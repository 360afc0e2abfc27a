import { describe, expect, test } from 'vitest';
import { playedRecord } from '../../core/test/played.ts';
import {
  breakdownOf,
  decidedBy,
  missingIn,
  OBJECTIVE_IDS,
  sagrada,
  scoredSpaces,
  worthOf,
  type ObjectiveId,
  type Position,
  type Scored,
} from '../src/index.ts';
import { legal, play, refusals, table } from './table.ts';

/** The points that a window scores for one objective. Placement rules do not matter to scoring. */
function points(objective: ObjectiveId, dice: string): number {
  const others = OBJECTIVE_IDS.filter((id) => id !== objective).slice(0, 2);
  const objectives = [objective, ...others].join('.');
  const position = table({ seats: [{ dice }, {}], phase: 'end', round: 10, turn: 4, objectives });
  play(position, 'end');
  return sagrada.result(position)?.breakdown[0].public[0] ?? NaN;
}

const row = (letter: string, dice: string): string =>
  dice
    .split(' ')
    .map((die, i) => `${letter}${i + 1}${die}`)
    .join(' ');

const column = (number: number, dice: string): string =>
  dice
    .split(' ')
    .map((die, i) => `${'ABCD'[i]}${number}${die}`)
    .join(' ');

describe('public objectives', () => {
  test('G-51: row colour variety scores 6 for each full row without a repeated colour', () => {
    expect(points('row-color-variety', row('A', 'R1 Y1 G1 B1 P1'))).toBe(6);
    expect(points('row-color-variety', `${row('A', 'R1 Y1 G1 B1 P1')} ${row('D', 'P1 R1 Y1 G1 B1')}`)).toBe(12);
    expect(points('row-color-variety', row('B', 'R1 Y2 G3 B4 R5'))).toBe(0);
    expect(points('row-color-variety', 'A1R1 A2Y1 A3G1 A4B1')).toBe(0);
    expect(points('row-color-variety', 'A1R1 A2Y1 A3G1 A4B1 B5P1')).toBe(0);
  });

  test('G-51: column colour variety scores 5 for each full column', () => {
    expect(points('column-color-variety', column(1, 'R1 Y1 G1 B1'))).toBe(5);
    expect(points('column-color-variety', `${column(5, 'R1 Y1 G1 B1')} ${column(3, 'R1 Y1 G1 P1')}`)).toBe(10);
    expect(points('column-color-variety', column(2, 'R1 Y2 G3 R4'))).toBe(0);
    expect(points('column-color-variety', 'A1R1 B1Y1 C1G1')).toBe(0);
  });

  test('G-51: row shade variety scores 5, column shade variety 4', () => {
    expect(points('row-shade-variety', row('C', 'R1 R2 R3 R5 R6'))).toBe(5);
    expect(points('row-shade-variety', row('C', 'R1 Y2 G3 B5 P1'))).toBe(0);
    expect(points('column-shade-variety', column(4, 'R6 R2 R3 R4'))).toBe(4);
    expect(points('column-shade-variety', column(4, 'R6 Y2 G3 B6'))).toBe(0);
  });

  test('G-52: light, medium and deep shades score 2 for each pair of the two values', () => {
    expect(points('light-shades', 'A1R1 A2R2 A3R1 A4R2 B1R1')).toBe(4);
    expect(points('light-shades', 'A1R1 A2R1')).toBe(0);
    expect(points('medium-shades', 'A1R3 A2R4 A3R4')).toBe(2);
    expect(points('deep-shades', 'A1R5 A2R6 A3R5 A4R6 B2R5 B3R6')).toBe(6);
    expect(points('deep-shades', 'A1R5 A2R4')).toBe(0);
  });

  test('G-52: shade variety scores 5 for each set of 1 to 6', () => {
    expect(points('shade-variety', 'A1R1 A2R2 A3R3 A4R4 A5R5 B1R6')).toBe(5);
    expect(points('shade-variety', 'A1R1 A2R2 A3R3 A4R4 A5R5 B1R5')).toBe(0);
    const two = 'A1R1 A2R2 A3R3 A4R4 A5R5 B1R6 C1R1 C2R2 C3R3 C4R4 C5R5 D1R6 D2B6';
    expect(points('shade-variety', two)).toBe(10);
  });

  test('G-52: colour variety scores 4 for each set of all five colours', () => {
    expect(points('color-variety', 'A1R1 A2Y1 A3G1 A4B1 A5P1')).toBe(4);
    expect(points('color-variety', 'A1R1 A2Y1 A3G1 A4B1 A5B1')).toBe(0);
    expect(points('color-variety', 'A1R1 A2Y1 A3G1 A4B1 A5P1 B1R1 B2Y1 B3G1 B4B1 B5P1 C1R1')).toBe(8);
  });

  test('G-53: colour diagonals score 1 for each die with a die of its colour diagonally next to it, once', () => {
    expect(points('color-diagonals', 'A1R1 B2R2')).toBe(2);
    expect(points('color-diagonals', 'A1R1 B2R2 C3R3 C1R4')).toBe(4);
    expect(points('color-diagonals', 'A2R1 B1R2 A4B1 B5B1')).toBe(4);
    expect(points('color-diagonals', 'A1R1 A2R2 B1R3')).toBe(2);
    expect(points('color-diagonals', 'A1R1 B2B2')).toBe(0);
    expect(points('color-diagonals', 'A5R1 B1R2')).toBe(0);
    expect(points('color-diagonals', 'A5R1 C1R2')).toBe(0);
  });
});

describe('the end of the game', () => {
  test('G-50, G-54: scores objectives, private objective and tokens, and loses 1 for each empty space', () => {
    const seats = [
      { dice: 'A1R1 A2R2 A3B5', own: 'R', tokens: 2 },
      { dice: 'A1Y6', own: 'B', tokens: 0 },
    ];
    const position = table({
      seats,
      phase: 'end',
      round: 10,
      turn: 4,
      objectives: 'light-shades.deep-shades.color-variety',
    });
    const trace = play(position, 'end');
    expect(sagrada.result(position)).toEqual({
      scores: [-10, -19],
      ranking: [[0], [1]],
      breakdown: [
        { public: [2, 0, 0], private: 3, tokens: 2, empty: -17, total: -10 },
        { public: [0, 0, 0], private: 0, tokens: 0, empty: -19, total: -19 },
      ],
    });
    expect(trace.slice(0, 6)).toEqual([
      { type: 'objective-scored', rule: 'G-52', seat: 0, objective: 'light-shades', times: 1, points: 2 },
      { type: 'objective-scored', rule: 'G-52', seat: 0, objective: 'deep-shades', times: 0, points: 0 },
      { type: 'objective-scored', rule: 'G-52', seat: 0, objective: 'color-variety', times: 0, points: 0 },
      { type: 'private-scored', rule: 'G-54', seat: 0, colour: 'R', points: 3 },
      { type: 'tokens-scored', rule: 'G-50', seat: 0, points: 2 },
      { type: 'empty-scored', rule: 'G-50', seat: 0, spaces: 17, points: -17 },
    ]);
    expect(trace.at(-1)).toEqual({ type: 'ranked', rule: 'G-55', ranking: [[0], [1]], scores: [-10, -19] });
    expect(trace).toHaveLength(13);
  });

  test('G-50: nothing follows the end', () => {
    const position = table({ phase: 'end', round: 10, turn: 4 });
    expect(sagrada.result(position)).toBeUndefined();
    play(position, 'end');
    expect(sagrada.toAct(position)).toEqual({ kind: 'over' });
    expect(refusals(position, 'end')).toEqual(['G-50 over']);
    expect(refusals(position, '0 done')).toEqual(['G-50 over']);
    expect(legal(position, 0)).toEqual([]);
  });

  test('G-54: the private objective counts all dice of its colour, and no others', () => {
    const seats = [{ dice: 'A1R6 A2R5 B1R1 B2Y6 C1R1', own: 'R', tokens: 0 }, {}];
    const position = table({ seats, phase: 'end', round: 10, turn: 4 });
    play(position, 'end');
    expect(sagrada.result(position)?.breakdown[0].private).toBe(13);
  });

  test('G-93: a score can go below 0', () => {
    const position = table({ seats: [{ tokens: 0 }, { tokens: 0 }], phase: 'end', round: 10, turn: 4 });
    play(position, 'end');
    expect(sagrada.result(position)?.scores).toEqual([-20, -20]);
  });

  test('a full window loses nothing, and no zero is negative', () => {
    const full = [
      row('A', 'R1 Y1 G1 B1 P1'),
      row('B', 'R1 Y1 G1 B1 P1'),
      row('C', 'R1 Y1 G1 B1 P1'),
      row('D', 'R1 Y1 G1 B1 P1'),
    ];
    const position = table({ seats: [{ dice: full.join(' ') }, {}], phase: 'end', round: 10, turn: 4 });
    play(position, 'end');
    expect(Object.is(sagrada.result(position)?.breakdown[0].empty, 0)).toBe(true);
  });
});

describe('the ranking', () => {
  /** Seats with the given dice and tokens, all on the same objectives; the last round started with `start`. */
  const resultOf = (start: number, ...seats: readonly { dice: string; own: string; tokens: number }[]) => {
    const position = table({ seats, phase: 'end', round: 10, turn: 2 * seats.length, start });
    play(position, 'end');
    return sagrada.result(position);
  };
  const ranking = (...of: Parameters<typeof resultOf>) => resultOf(...of)?.ranking;
  const decided = (...of: Parameters<typeof resultOf>) => {
    const result = resultOf(...of);
    return result && decidedBy(result);
  };

  test('G-55: puts the most points first', () => {
    expect(ranking(0, { dice: 'A1R1', own: 'R', tokens: 1 }, { dice: 'A1Y3', own: 'Y', tokens: 1 })).toEqual([
      [1],
      [0],
    ]);
  });

  test('G-55: then private objective points', () => {
    const more = { dice: 'A1R3', own: 'R', tokens: 0 };
    const less = { dice: 'A1Y2', own: 'Y', tokens: 1 };
    expect(ranking(0, more, less)).toEqual([[0], [1]]);
    expect(ranking(0, { ...less }, { ...more })).toEqual([[1], [0]]);
  });

  test('G-55: then Favor tokens left', () => {
    const lights = { dice: 'A1B1 A2B2', own: 'R', tokens: 0 };
    const tokens = { dice: 'A1B1 A2P3', own: 'Y', tokens: 2 };
    expect(ranking(0, lights, tokens)).toEqual([[1], [0]]);
    expect(ranking(1, tokens, lights)).toEqual([[0], [1]]);
  });

  test('G-55: then the seat furthest from the start player in the last round', () => {
    const same = (own: string) => ({ dice: '', own, tokens: 1 });
    expect(ranking(0, same('R'), same('Y'), same('G'))).toEqual([[2], [1], [0]]);
    expect(ranking(1, same('R'), same('Y'), same('G'))).toEqual([[0], [2], [1]]);
    expect(ranking(2, same('R'), same('Y'), same('G'))).toEqual([[1], [0], [2]]);
  });

  test('G-55: says what decided it', () => {
    const third = { dice: 'A1R3', own: 'R', tokens: 0 };
    expect(decided(0, third, { dice: 'A1Y1', own: 'Y', tokens: 0 })).toBe('points');
    expect(decided(0, third, { dice: 'A1Y2', own: 'Y', tokens: 1 })).toBe('private');
    expect(decided(0, { dice: 'A1B1 A2B2', own: 'R', tokens: 0 }, { dice: 'A1B1 A2P3', own: 'Y', tokens: 2 })).toBe(
      'tokens',
    );
    expect(decided(0, { dice: '', own: 'R', tokens: 1 }, { dice: '', own: 'Y', tokens: 1 })).toBe('seat');
  });
});

describe('the example of the rulebook', () => {
  test('G-72: 10 + 4 + 12 + 17 + 0 − 3 = 40', () => {
    const dice = 'A2G4 A3R2 A4Y3 A5P6 B1R4 B2B1 B4G5 B5Y2 C1P5 C2G3 C4P6 C5R1 D1B4 D2Y6 D3G5 D4B2 D5G4';
    const seats = [{ pattern: 'fractal-drops', dice, own: 'P', tokens: 0 } as const, {}];
    const objectives = 'column-color-variety.light-shades.color-variety';
    const position = table({ seats, phase: 'end', round: 10, turn: 4, objectives });
    play(position, 'end');
    expect(sagrada.result(position)?.breakdown[0]).toEqual({
      public: [10, 4, 12],
      private: 17,
      tokens: 0,
      empty: -3,
      total: 40,
    });
  });
});

describe('the spaces behind the points', () => {
  /** The groups of dice that score an objective. */
  function groups(objective: ObjectiveId, dice: string): readonly Scored[] {
    const others = OBJECTIVE_IDS.filter((id) => id !== objective).slice(0, 2);
    const position = table({ seats: [{ dice }, {}], objectives: [objective, ...others].join('.') });
    return scoredSpaces(position, 0).public[0];
  }

  test('G-51: a group for each varied line', () => {
    const dice = `${column(1, 'R1 Y1 G1 B1')} ${column(3, 'R1 Y1 G1 P1')} A5R1`;
    expect(groups('column-color-variety', dice)).toEqual([
      { cells: ['A1', 'B1', 'C1', 'D1'], points: 5 },
      { cells: ['A3', 'B3', 'C3', 'D3'], points: 5 },
    ]);
  });

  test('G-52: a group for each set, with the first dice of each kind first', () => {
    expect(groups('light-shades', 'A1R1 A2R2 A3R1 A4R2 B1R1')).toEqual([
      { cells: ['A1', 'A2'], points: 2 },
      { cells: ['A3', 'A4'], points: 2 },
    ]);
  });

  test('G-53: a group for each colour on a diagonal', () => {
    expect(groups('color-diagonals', 'A1R1 B2R2 A4B1 B5B1 D1G1')).toEqual([
      { cells: ['A1', 'B2'], points: 2 },
      { cells: ['A4', 'B5'], points: 2 },
    ]);
  });

  test('G-54, G-50: the dice of the private colour, and the empty spaces', () => {
    const position = table({ seats: [{ dice: 'A1R3 A2B4 D5R6', own: 'R' }, {}] });
    const { private: own, empty } = scoredSpaces(position, 0);
    expect(own).toEqual([{ cells: ['A1', 'D5'], points: 9 }]);
    expect(empty.map(({ cells, points: lost }) => [cells.length, lost])).toEqual([[17, -17]]);
  });

  const sum = (scored: readonly Scored[]): number => scored.reduce((all, { points: each }) => all + each, 0);

  function expectSums(position: Position, seat: number): void {
    const [spaces, counted] = [scoredSpaces(position, seat), breakdownOf(position, seat)];
    expect(spaces.public.map(sum)).toEqual(counted.public);
    expect([sum(spaces.private), sum(spaces.empty)]).toEqual([counted.private, counted.empty]);
  }

  test.for([1, 2, 3, 4])('G-50 to G-54: they add up to the breakdown after every event, %i players', (players) => {
    const { events, options } = playedRecord(sagrada, { players, name: 'spaces' });
    const position = sagrada.start(options, players);
    for (const event of events) {
      sagrada.play(position, event);
      for (let seat = 0; seat < players; seat++) expectSums(position, seat);
    }
  });
});

describe('what a die is worth', () => {
  const position = table({
    seats: [{ dice: row('A', 'R1 Y2 G3 B4 P5'), own: 'B' }, {}],
    objectives: 'row-color-variety.light-shades.deep-shades',
  });

  test('G-50: the points of its objectives, and of the space that would be empty', () => {
    expect(worthOf(position, 0, 'A3')).toBe(6 + 1);
    expect(worthOf(position, 0, 'A1')).toBe(6 + 2 + 1);
    expect(worthOf(position, 0, 'A4')).toBe(6 + 4 + 1);
  });

  test('G-50: an empty space is worth nothing', () => {
    expect(worthOf(position, 0, 'B1')).toBe(0);
    expect(worthOf(position, 1, 'A1')).toBe(0);
  });

  test('G-68: solo wins with a point more than the target', () => {
    const alone = (score: number): number => missingIn({ scores: [score], ranking: [[0]], breakdown: [], target: 30 });
    expect([29, 30, 31, 40].map(alone)).toEqual([2, 1, 0, -9]);
  });
});
