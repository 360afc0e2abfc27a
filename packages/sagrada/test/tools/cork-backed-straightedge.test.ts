import { describe, expect, test } from 'vitest';
import { legal, play, refusals } from '../table.ts';
import { draftingWith } from './using.ts';

describe('cork-backed straightedge', () => {
  test('G-41: places the die where it touches no other', () => {
    const position = draftingWith('cork-backed-straightedge', 'C2R4', 'B1');
    expect(legal(position, 0, 'cork-backed-straightedge ')).toEqual(['B1@A2', 'B1@A4', 'B1@D5']);
    expect(refusals(position, '0 cork-backed-straightedge B1@C1')).toEqual(['G-41 touches-a-die']);
    expect(play(position, '0 cork-backed-straightedge B1@A4').slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: 'B1' },
      { type: 'placed', rule: 'G-41', seat: 0, die: 'B1', cell: 'A4' },
    ]);
  });

  test('G-41: all other rules apply', () => {
    const position = draftingWith('cork-backed-straightedge', 'C2R4', 'B1');
    expect(refusals(position, '0 cork-backed-straightedge B1@A5')).toEqual(['G-23 printed-value']);
    expect(refusals(position, '0 cork-backed-straightedge B1@C2')).toEqual(['G-20 occupied']);
  });

  test('G-86, G-96: keeps to the edge rule in an empty window, at full price', () => {
    const position = draftingWith('cork-backed-straightedge', '', 'B4');
    expect(refusals(position, '0 cork-backed-straightedge B4@B2')).toEqual(['G-21 not-on-edge']);
    expect(play(position, '0 cork-backed-straightedge B4@A2')[0]).toMatchObject({ type: 'tokens-paid', tokens: 1 });
  });
});
