import { describe, expect, test } from 'vitest';
import { GLASS_TRACK, LAST_LOSS, sintra, stepsToLoss } from '../src/index.ts';
import { play, section, table } from './table.ts';

/** This many white panes break at once: the first strip has no room for them. */
const breaking = (count: number, seat: object, scoreFloor = false) =>
  table({
    displays: 'PPPP',
    centre: 'W'.repeat(count),
    tile: 1,
    indicator: 'PPOYBW',
    scoreFloor,
    seats: [{ glazier: 7, strips: { 7: '1f:.....' }, ...seat }, {}],
  });

const numbers = (position: ReturnType<typeof table>): number[] =>
  ['score0', 'lost0', 'marker0'].map((name) => Number(section(position, name)));

describe('broken glass', () => {
  test('R-42: on the last space the player loses 18 points at once, and the marker goes back to the top', () => {
    const position = breaking(3, { marker: 5, points: 20 });
    expect(play(position, '0 cW>x').slice(1)).toEqual([
      { type: 'broke', rule: 'R-20', seat: 0, colour: 'white', count: 3 },
      { type: 'glass-moved', rule: 'R-19', seat: 0, from: 5, to: 0, steps: 3 },
      { type: 'glass-lost', rule: 'R-42', seat: 0, points: 18 },
    ]);
    expect(numbers(position)).toEqual([2, 18, 0]);
  });

  test('R-42: steps still owed continue from the top', () => {
    const position = breaking(4, { marker: 6 });
    play(position, '0 cW>x');
    expect(numbers(position)).toEqual([-18, 18, 2]);
  });

  test.each([2, 4, 6])(
    'R-42: from space %i, the steps to the last space lose 18 points, and one fewer does not',
    (marker) => {
      const lossOf = (steps: number) =>
        play(breaking(steps, { marker }), '0 cW>x').flatMap((each) =>
          each.type === 'glass-lost' ? [each.points] : [],
        );
      expect(lossOf(stepsToLoss(marker))).toEqual([LAST_LOSS]);
      expect(lossOf(stepsToLoss(marker) - 1)).toEqual([]);
    },
  );

  test('R-42: one space before the last, nothing is lost yet', () => {
    const position = breaking(2, { marker: 5, lost: 18 });
    play(position, '0 cW>x');
    expect(numbers(position)).toEqual([-18, 18, 7]);
  });

  test('R-42: can cost 18 points more than once in one move', () => {
    const position = breaking(19, { marker: 7 });
    const lost = play(position, '0 cW>x').filter(({ type }) => type === 'glass-lost');
    expect(lost).toHaveLength(3);
    expect(numbers(position)).toEqual([-54, 54, 2]);
  });

  test('R-42: has a value beside each space', () => {
    expect(GLASS_TRACK).toEqual([0, -1, -2, -4, -6, -8, -11, -14, -18]);
    const values = [0, 1, 2, 3, 4, 5, 6, 7].map((marker) => {
      const { seats } = sintra.view(breaking(1, { marker, lost: 36 }), null);
      return [seats[0].glass.value, seats[0].glass.lost];
    });
    expect(values).toEqual([0, -1, -2, -4, -6, -8, -11, -14].map((value) => [value, 36]));
  });

  test('R-80: a score may fall below 0', () => {
    const position = breaking(1, { marker: 7, points: 5 });
    play(position, '0 cW>x');
    expect(numbers(position)).toEqual([-13, 18, 0]);
  });

  test('R-80: with the floor it stays at 0, but the loss counts in full', () => {
    const position = breaking(1, { marker: 7, points: 5 }, true);
    play(position, '0 cW>x');
    expect(numbers(position)).toEqual([0, 18, 0]);
    const rich = breaking(1, { marker: 7, points: 25 }, true);
    play(rich, '0 cW>x');
    expect(numbers(rich)).toEqual([7, 18, 0]);
  });
});
