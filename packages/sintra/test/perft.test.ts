/** Known numbers of move sequences. A changed number means a changed rule. */
import { describe, expect, test } from 'vitest';
import { perft, perftByEvents } from '../../core/test/perft.ts';
import { sintra, type Position } from '../src/index.ts';
import { candidates } from './candidates.ts';
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
  'glaziers left of all strips': () =>
    table({
      displays: 'PPOW BYYY',
      centre: 'OOB',
      seats: [
        { glazier: 0, windows: { 0: 'PO', 1: 'WW' }, strips: { 2: '4f:BWB.B' } },
        { glazier: 1, windows: { 0: 'YY', 1: 'BO', 2: 'P.', 7: 'WP' } },
      ],
    }),
  'no strips left': () => {
    const windows = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, 'PO']));
    return table({ displays: 'BBYW', centre: 'WW', seats: [{ windows }, {}] });
  },
};

/** The same by brute force: every well-formed move is tried. */
function perftByTrying(position: Position, depth: number): number {
  const due = sintra.toAct(position);
  if (due.kind !== 'decide' || depth === 0) return 1;
  let sequences = 0;
  for (const move of candidates(position, due.seats[0])) {
    const next = sintra.copy(position);
    if (sintra.play(next, move).length === 0) sequences += perftByTrying(next, depth - 1);
  }
  return sequences;
}

describe('move sequences', () => {
  test.each([
    ['a fresh round of 2', [62, 3546, 102267]],
    ['a fresh round of 4', [105, 10520]],
    ['jokers and almost full strips', [38, 844, 11961]],
    ['the end of a round', [7, 22, 95]],
    ['glaziers left of all strips', [26, 438, 4845]],
    ['no strips left', [4, 47, 75]],
  ])('%s', (name, counts) => {
    const found = counts.map((_, depth) => perft(sintra, POSITIONS[name](), depth + 1));
    expect(found).toEqual(counts);
    expect(perftByEvents(sintra, POSITIONS[name](), 2)).toBe(counts[1]);
    expect(perftByTrying(POSITIONS[name](), 1)).toBe(counts[0]);
  });

  test('R-81: no glazier left of all strips moves back, whichever moves are tried', () => {
    const position = POSITIONS['glaziers left of all strips'];
    expect(perftByTrying(position(), 2)).toBe(perft(sintra, position(), 2));
    expect(sintra.legal(position(), 0).filter(({ type }) => type === 'back')).toEqual([]);
  });
});
