import { describe, expect, test } from 'vitest';
import { sagrada } from '../../src/index.ts';
import { dice, event, legal, play, refusals } from '../table.ts';
import { draftingWith } from './using.ts';

describe('grozing pliers', () => {
  test('G-33: the die goes up or down by exactly 1', () => {
    const position = draftingWith('grozing-pliers', 'C2R4', 'B2 G6');
    expect(legal(position, 0, 'grozing-pliers ').filter((line) => line.startsWith('B2'))).toEqual([
      'B2=1@B1',
      'B2=1@B3',
      'B2=1@C1',
      'B2=1@C3',
      'B2=1@D1',
      'B2=3@B1',
      'B2=3@B3',
      'B2=3@C1',
      'B2=3@C3',
    ]);
    expect(play(position, '0 grozing-pliers B2=3@C1').slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: 'B2' },
      { type: 'turned', rule: 'G-33', seat: 0, tool: 'grozing-pliers', from: 'B2', to: 'B3' },
      { type: 'placed', rule: 'G-31', seat: 0, die: 'B3', cell: 'C1' },
    ]);
    expect(dice(position, 0)).toEqual({ C2: 'R4', C1: 'B3' });
  });

  test('G-33: by no other number, and not from 6 to 1 nor from 1 to 6', () => {
    const position = draftingWith('grozing-pliers', 'C2R4', 'B2 G6 P1');
    expect(sagrada.why(position, event('0 grozing-pliers B2=4@B3'))).toEqual([
      { rule: 'G-33', key: 'grozing-step', args: { die: 'B2', value: 4 } },
    ]);
    for (const use of ['B2=2@C1', 'G6=1@C1', 'P1=6@C1', 'B2=5@C1']) {
      expect(refusals(position, `0 grozing-pliers ${use}`)).toEqual(['G-33 grozing-step']);
    }
    expect(legal(position, 0, 'grozing-pliers G6').every((line) => line.startsWith('=5'))).toBe(true);
    expect(legal(position, 0, 'grozing-pliers P1').every((line) => line.startsWith('=2'))).toBe(true);
  });

  test('G-85: only the die after the tool counts', () => {
    const position = draftingWith('grozing-pliers', 'C2R4', 'B4');
    expect(refusals(position, '0 B4@C1')).toEqual(['G-24 same-value']);
    expect(refusals(position, '0 grozing-pliers B4=5@C1')).toEqual([]);
    expect(refusals(draftingWith('grozing-pliers', 'C2R4', 'B3'), '0 grozing-pliers B3=4@C1')).toEqual([
      'G-24 same-value',
    ]);
    expect(refusals(position, '0 grozing-pliers G4=5@C1')).toEqual(['G-20 not-in-pool']);
  });
});
