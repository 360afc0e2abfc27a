import { describe, expect, test } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { isComplete, sintra, sintraText } from '../src/index.ts';
import { options, play, table } from './table.ts';

const position = () =>
  table({
    displays: 'PPOW - YBBW',
    centre: 'OOW',
    tower: 'P3,W1',
    round: 2,
    turn: 1,
    seats: [
      { strips: { 0: '8b:P.YWB' }, windows: { 0: 'W.', 1: 'OY' }, glazier: 3, marker: 2 },
      { points: 21, bonus: 4, lost: 18, marker: 7 },
    ],
  });

describe('views', () => {
  test('show the table', () => {
    const view = sintra.view(position(), 0);
    expect(view).toEqual({
      seats: view.seats,
      options: { side: 'A', scoreFloor: false, strips: position().options.strips },
      played: 9,
      due: { kind: 'decide', seats: [1] },
      abandoned: false,
      round: 2,
      bonus: 'pink',
      indicator: [null, 'pink', 'orange', 'yellow', 'blue', 'white'],
      tile: 'centre',
      displays: [['pink', 'pink', 'orange', 'white'], [], ['yellow', 'blue', 'blue', 'white'], [], []],
      centre: ['orange', 'orange', 'white'],
      bag: { pink: 13, orange: 15, yellow: 16, blue: 16, white: 13 },
      tower: { pink: 3, orange: 0, yellow: 0, blue: 0, white: 1 },
      result: null,
    });
  });

  test('show a seat', () => {
    const [first, second] = sintra.view(position(), 0).seats;
    expect(first.strips[0]).toEqual({
      id: 8,
      side: 'back',
      spaces: [
        { takes: 'pink', pane: 'pink' },
        { takes: 'joker', pane: null },
        { takes: 'yellow', pane: 'yellow' },
        { takes: 'joker', pane: 'white' },
        { takes: 'blue', pane: 'blue' },
      ],
      reverse: ['white', 'orange', 'pink', 'orange', 'white'],
    });
    expect(first.strips[1]).toBeNull();
    expect(first.windows.slice(0, 3)).toEqual([
      { value: 4, worth: 7, top: 'white', bottom: null },
      { value: 3, worth: 3, top: 'orange', bottom: 'yellow' },
      { value: 3, worth: 3, top: null, bottom: null },
    ]);
    expect(first.windows.slice(0, 3).map(isComplete)).toEqual([false, true, false]);
    expect([first.score, first.glazier, first.glass]).toEqual([0, 3, { marker: 2, value: -2, lost: 0 }]);
    expect([second.score, second.glazier, second.glass]).toEqual([7, 0, { marker: 7, value: -14, lost: 18 }]);
  });

  test('R-27: show the points that the next pane in each window scores', () => {
    const seats = [{ windows: { 0: 'W.', 3: 'OY', 5: 'P.', 7: 'B.' } }, {}];
    const worths = sintra
      .view(table({ displays: 'PPOW', seats }), 0)
      .seats.map(({ windows }) => windows.map(({ worth }) => worth));
    expect(worths).toEqual([
      [9, 8, 8, 5, 5, 3, 3, 2],
      [4, 3, 3, 2, 2, 1, 1, 2],
    ]);
  });

  test('R-54: show the ornaments of side A, with the points for them now', () => {
    const seats = [{ windows: { 0: 'W.', 1: 'OY', 2: 'PB', 3: 'B.', 4: 'PP', 5: 'YY', 7: 'B.' } }, {}];
    const [first, second] = sintra.view(table({ displays: 'PPOW', seats }), 0).seats;
    expect(first.ornaments).toEqual([
      { spaces: [true, false, true, true], filled: 3, points: 6 },
      { spaces: [true, true, true, false], filled: 3, points: 6 },
      { spaces: [true, true, true, true], filled: 4, points: 10 },
      { spaces: [false, false, true, false], filled: 1, points: 0 },
    ]);
    expect(second.ornaments.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
  });

  test('R-55: show no ornaments on side B', () => {
    expect(sintra.view(table({ displays: 'PPOW', side: 'B' }), 0).seats.map(({ ornaments }) => ornaments)).toEqual([
      [],
      [],
    ]);
  });

  test('show no strips, and no pane on the indicator, before the setup', () => {
    const view = sintra.view(sintra.start(options({}), 3), null);
    const none = [null, null, null, null, null, null, null, null];
    expect(view.seats.map(({ strips }) => strips)).toEqual([none, none, none]);
    expect([view.indicator, view.bonus, view.round]).toEqual([none.slice(2), null, 1]);
  });

  test('show the result after the end', () => {
    const over = table({ phase: 'end', round: 6, seats: [{ points: 7 }, {}] });
    play(over, 'end');
    expect(sintra.view(over, null).result).toEqual(sintra.result(over));
    expect(sintra.view(over, null).due).toEqual({ kind: 'over' });
  });

  test('are the same for every viewer: nothing is hidden, and no guess is needed', () => {
    const now = position();
    for (const viewer of [null, 0, 1]) expect(sintra.view(now, viewer)).toEqual(sintra.view(now, 0));
    expect(sintra.complete(now)).toBe(true);
    const event = { type: 'back', player: 1 } as const;
    expect(sintra.see(now, event, null)).toEqual([event]);
    const guess = sintra.guess(now, new FastRandom(1));
    expect(guess).not.toBe(now);
    expect(sintraText.writePosition(guess)).toBe(sintraText.writePosition(now));
  });

  test('are plain data', () => {
    const view = sintra.view(position(), 0);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});
