import { describe, expect, test } from 'vitest';
import { dice, legal, play, refusals } from '../table.ts';
import { movingWith } from './using.ts';

describe('eglomise brush', () => {
  test('G-34: moves one die and ignores the printed colour', () => {
    const position = movingWith('eglomise-brush', 'A2R4 B1B6');
    expect(refusals(position, '0 eglomise-brush B1-A1')).toEqual([]);
    expect(play(position, '0 eglomise-brush B1-A1').slice(1)).toEqual([
      { type: 'moved', rule: 'G-34', seat: 0, die: 'B6', from: 'B1', to: 'A1' },
    ]);
    expect(dice(position, 0)).toEqual({ A1: 'B6', A2: 'R4' });
  });

  test('G-34: the printed value still counts', () => {
    expect(refusals(movingWith('eglomise-brush', 'A2R4 B1B6'), '0 eglomise-brush B1-A3')).toEqual([
      'G-23 printed-value',
    ]);
  });

  test('G-81: neighbours of the same colour or value are still forbidden', () => {
    expect(refusals(movingWith('eglomise-brush', 'A2R4 B1R6'), '0 eglomise-brush B1-A1')).toEqual(['G-24 same-colour']);
    expect(refusals(movingWith('eglomise-brush', 'A2R4 B3B4'), '0 eglomise-brush B3-A1')).toEqual(['G-24 same-value']);
  });

  test('G-34: lists every move, and no other', () => {
    expect(legal(movingWith('eglomise-brush', 'A2R4 B1B6'), 0, 'eglomise-brush ')).toEqual([
      'A2-A1',
      'A2-B2',
      'A2-C1',
      'A2-C2',
      'B1-A1',
      'B1-B3',
    ]);
  });
});
