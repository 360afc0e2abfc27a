/** Known numbers of move sequences. A changed number means a changed rule. */
import { describe, expect, test } from 'vitest';
import { perft, perftByEvents } from '../../core/test/perft.ts';
import { sintra, type Position } from '../src/index.ts';
import { table } from './table.ts';

const POSITIONS: Readonly<Record<string, () => Position>> = {
  'a fresh round of 2': () => table({ displays: 'PPOW YYYB OOBB WWWY PBOY' }),
  'a fresh round of 4': () =>
    table({ seats: [{}, {}, {}, {}], displays: 'PPOW YYYB OOBB WWWY PBOY PPPP YYOO BWOP WWBB' }),
  'jokers and almost full strips': () =>
    table({
      displays: 'PPOW - YYYB',
      centre: 'OOBBBW',
      seats: [
        { strips: { 0: '8b:P...B', 3: '4f:BWB.B' }, windows: { 0: 'W.', 5: 'PO' } },
        { strips: { 2: '8b:.O...', 6: '1b:YBWO.' }, windows: { 2: 'O.', 7: 'BB' }, glazier: 2 },
      ],
    }),
  'the end of a round': () =>
    table({
      displays: 'PPOW',
      tile: 1,
      round: 6,
      seats: [
        { glazier: 5, marker: 6 },
        { glazier: 7, windows: { 7: 'PO' } },
      ],
    }),
  'no strips left': () => {
    const windows = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, 'PO']));
    return table({ displays: 'BBYW', centre: 'WW', seats: [{ windows }, {}] });
  },
};

describe('move sequences', () => {
  test.each([
    ['a fresh round of 2', [62, 3546, 102267]],
    ['a fresh round of 4', [105, 10520]],
    ['jokers and almost full strips', [38, 844, 11961]],
    ['the end of a round', [7, 22, 95]],
    ['no strips left', [4, 47, 75]],
  ])('%s', (name, counts) => {
    const found = counts.map((_, depth) => perft(sintra, POSITIONS[name](), depth + 1));
    expect(found).toEqual(counts);
    expect(perftByEvents(sintra, POSITIONS[name](), 2)).toBe(counts[1]);
  });
});
