/** The spaces that a pick would fill, as boards show them before it is played. */
import { describe, expect, test } from 'vitest';
import { FastRandom, settle } from '@leadlight/core';
import { openSpaces, reachableStrips, sintra, spacesToFill, type Consequence, type Position } from '../src/index.ts';
import { options, table } from './table.ts';

const position = (): Position =>
  table({
    displays: 'PPPW PYBB',
    centre: 'WWWW',
    seats: [{ strips: { 0: '8b:....B', 1: '1f:P....' }, windows: { 0: 'W.', 2: 'OY' } }, { strips: { 0: '5f:..W..' } }],
  });

describe('strips within reach', () => {
  test('R-16, R-26: those from the glazier to the right that are still there', () => {
    const before = table({ displays: 'PPPP', seats: [{ glazier: 4, windows: { 1: 'W.', 6: 'OY' } }, {}] });
    expect(reachableStrips(before, 0)).toEqual([4, 5, 7]);
    expect(reachableStrips(before, 1)).toHaveLength(8);
  });
});

describe('open spaces', () => {
  test('R-18, R-21: those of the colour from the top, then jokers', () => {
    expect(openSpaces(position(), 0, 'pink', 0)).toEqual([0, 1, 3]);
    expect(openSpaces(position(), 0, 'yellow', 0)).toEqual([2, 1, 3]);
    expect(openSpaces(position(), 0, 'pink', 1)).toEqual([2, 4]);
  });

  test('R-18: none without room for the colour', () => {
    expect(openSpaces(position(), 0, 'yellow', 1)).toEqual([]);
  });

  test('R-26: none where the strip is gone', () => {
    expect(openSpaces(position(), 0, 'pink', 2)).toEqual([]);
  });

  test('each seat has its own', () => {
    expect(openSpaces(position(), 1, 'white', 0)).toEqual([0, 4]);
  });
});

describe('spaces to fill', () => {
  test('R-13: as many as there are panes on the display', () => {
    expect(spacesToFill(position(), 0, { from: 0, colour: 'pink' }, 0)).toEqual([0, 1, 3]);
    expect(spacesToFill(position(), 0, { from: 1, colour: 'pink' }, 0)).toEqual([0]);
    expect(spacesToFill(position(), 0, { from: 1, colour: 'yellow' }, 0)).toEqual([2]);
  });

  test('R-14, R-19: at most as many as there is room, from the centre too', () => {
    expect(spacesToFill(position(), 0, { from: 'centre', colour: 'white' }, 0)).toEqual([1, 3]);
    expect(spacesToFill(position(), 1, { from: 'centre', colour: 'white' }, 0)).toEqual([0, 4]);
  });

  test('R-18, R-85: the same as those of the move with the fewest jokers', () => {
    let compared = 0;
    for (let seed = 0; seed < 8; seed++) compared += compareWithPlay(seed);
    expect(compared).toBeGreaterThan(1000);
  });
});

/** Compares all moves of a random game that put no more panes onto jokers than they must. */
function compareWithPlay(seed: number): number {
  const now = sintra.start(options({}), 2);
  const random = new FastRandom(seed);
  let compared = 0;
  settle(sintra, now, () => random);
  for (let due = sintra.toAct(now); due.kind === 'decide'; due = sintra.toAct(now)) {
    const [seat] = due.seats;
    const moves = sintra.legal(now, seat);
    for (const move of moves) {
      if (move.type !== 'pick' || move.strip === null) continue;
      const others = moves.flatMap((each) =>
        each.type === 'pick' && each.from === move.from && each.colour === move.colour && each.strip === move.strip
          ? [each.jokers ?? 0]
          : [],
      );
      if ((move.jokers ?? 0) > Math.min(...others)) continue;
      const trace: Consequence[] = [];
      sintra.play(sintra.copy(now), move, trace);
      const filled = trace.flatMap((happened) => (happened.type === 'placed' ? happened.spaces : []));
      expect(spacesToFill(now, seat, move, move.strip)).toEqual(filled);
      compared++;
    }
    sintra.play(now, moves[random.below(moves.length)]);
    settle(sintra, now, () => random);
  }
  return compared;
}
