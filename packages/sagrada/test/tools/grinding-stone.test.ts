import { describe, expect, test } from 'vitest';
import { dice, legal, play, refusals } from '../table.ts';
import { draftingWith } from './using.ts';

describe('grinding stone', () => {
  test.each([
    ['B1', 'B6'],
    ['B2', 'B5'],
    ['B3', 'B4'],
    ['B4', 'B3'],
    ['B5', 'B2'],
    ['B6', 'B1'],
  ])('G-42: turns %s to %s', (from, to) => {
    const position = draftingWith('grinding-stone', '', from);
    expect(play(position, `0 grinding-stone ${from}@A2`).slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: from },
      { type: 'turned', rule: 'G-42', seat: 0, tool: 'grinding-stone', from, to },
      { type: 'placed', rule: 'G-31', seat: 0, die: to, cell: 'A2' },
    ]);
    expect(dice(position, 0)).toEqual({ A2: to });
  });

  test('G-85: the turned die must fit, not the one taken', () => {
    const position = draftingWith('grinding-stone', 'C2R4', 'B3');
    expect(refusals(position, '0 grinding-stone B3@C1')).toEqual(['G-24 same-value']);
    expect(legal(position, 0, 'grinding-stone ')).toEqual(['B3@B1', 'B3@B3']);
    expect(legal(draftingWith('grinding-stone', 'C2R4', 'B4'), 0, 'grinding-stone ')).toEqual([
      'B4@B1',
      'B4@B3',
      'B4@C1',
      'B4@C3',
    ]);
  });
});
