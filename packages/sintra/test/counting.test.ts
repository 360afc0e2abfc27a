import { describe, expect, test } from 'vitest';
import { FastRandom } from '@leadlight/core';
import {
  COLOURS,
  completeWindows,
  countOf,
  filledAround,
  mostOnDisplay,
  ORNAMENTS,
  panesInWindows,
  panesOnDisplays,
  sintra,
  type Position,
} from '@leadlight/sintra';

/** Positions of random games with this many players. */
function* positions(players: number, seed: string): Generator<Position> {
  const random = new FastRandom(seed);
  const position = sintra.start({ side: 'B', scoreFloor: false, strips: 'house' }, players);
  while (position.phase !== 'over') {
    const moves = sintra.legal(position, position.turn);
    if (moves.length === 0) sintra.deal(position, () => random);
    else sintra.play(position, moves[random.below(moves.length)]);
    yield position;
  }
}

describe('the counts that search takes at once', () => {
  test('include the panes of a colour on all displays, and the most on one', () => {
    for (const players of [2, 3, 4]) {
      for (const position of positions(players, `displays ${players}`)) {
        const { displays } = sintra.view(position, null);
        for (const [colour, name] of COLOURS.entries()) {
          const counts = displays.map((panes) => panes.filter((pane) => pane === name).length);
          expect(panesOnDisplays(position.displays[colour])).toBe(counts.reduce((sum, count) => sum + count, 0));
          expect(mostOnDisplay(position.displays[colour])).toBe(Math.max(...counts));
        }
      }
    }
  });

  test('include every number of panes on a display', () => {
    for (const display of [0, 4, 8]) {
      for (const count of [0, 1, 2, 3, 4]) expect(mostOnDisplay(count << (3 * display))).toBe(count);
    }
    expect(panesOnDisplays(0o444444444)).toBe(36);
    expect(mostOnDisplay(0o123210123)).toBe(3);
  });

  test('include the panes in the windows and around ornaments, and the complete windows', () => {
    for (const position of positions(2, 'windows')) {
      for (const [seat, { windows }] of sintra.view(position, null).seats.entries()) {
        const board = position.boards[seat];
        const held = windows.map(({ top, bottom }) => [top, bottom].filter((pane) => pane !== null));
        for (const [colour, name] of COLOURS.entries()) {
          expect(countOf(panesInWindows(board), colour)).toBe(held.flat().filter((pane) => pane === name).length);
        }
        expect(completeWindows(board)).toBe(held.filter((panes) => panes.length === 2).length);
        for (const [ornament, [left, right]] of ORNAMENTS.entries()) {
          expect(filledAround(board, ornament)).toBe(held[left].length + held[right].length);
        }
      }
    }
  });
});
