/** Known numbers of move sequences. A changed number means a changed rule. */
import { describe, expect, test } from 'vitest';
import { perft, perftByEvents } from '../../core/test/perft.ts';
import { sagrada, type ToolId } from '../src/index.ts';
import { dealt, SETUP_2, SETUP_SOLO, table } from './table.ts';

const MIDDLE = 'A2R3 B1B6 C1G2 C2P4 B3Y1';

const OTHERS: readonly ToolId[] = ['lathekin', 'flux-brush', 'grinding-stone'];

const middle = (tool: ToolId, given: object = {}) =>
  table({
    seats: [
      { pattern: 'comitas', dice: MIDDLE },
      { pattern: 'fractal-drops', dice: 'A1B2 B2R5 C2G1' },
    ],
    pool: 'R5 B2 Y6 R5',
    track: '1G4 1R2 2B5',
    round: 3,
    tools: [tool, ...OTHERS.filter((id) => id !== tool)].slice(0, 3),
    tokensOn: [1, 0, 0],
    ...given,
  });

describe('move sequences', () => {
  test.each([
    [1, 4],
    [2, 16],
  ])('the choice of windows, %i deep', (depth, count) => {
    expect(perft(sagrada, dealt(2, SETUP_2), depth)).toBe(count);
    expect(perft(sagrada, dealt(1, SETUP_SOLO, 1), 1)).toBe(4);
  });

  test.each([
    ['grozing-pliers', 223, 4819],
    ['eglomise-brush', 238, 5401],
    ['copper-foil-burnisher', 247, 5592],
    ['lathekin', 223, 4810],
    ['lens-cutter', 233, 4843],
    ['flux-brush', 223, 4810],
    ['glazing-hammer', 212, 4789],
    ['running-pliers', 212, 4861],
    ['cork-backed-straightedge', 218, 4809],
    ['grinding-stone', 223, 4810],
    ['flux-remover', 215, 4795],
    ['tap-wheel', 220, 5010],
  ] as const)('with %s: %i in one move, %i in two', (tool, one, two) => {
    expect([perft(sagrada, middle(tool), 1), perft(sagrada, middle(tool), 2)]).toEqual([one, two]);
    expect(perftByEvents(sagrada, middle(tool), 1)).toBe(one);
  });
});
