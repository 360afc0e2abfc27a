import { describe, expect, test } from 'vitest';
import { play, refusals } from '../table.ts';
import { movingWith } from './using.ts';

describe('copper foil burnisher', () => {
  test('G-35: moves one die and ignores the printed value', () => {
    const position = movingWith('copper-foil-burnisher', 'A2R4 B1B6');
    expect(play(position, '0 copper-foil-burnisher B1-A3').slice(1)).toEqual([
      { type: 'moved', rule: 'G-35', seat: 0, die: 'B6', from: 'B1', to: 'A3' },
    ]);
  });

  test('G-35: the printed colour still counts', () => {
    expect(refusals(movingWith('copper-foil-burnisher', 'A2R4 B1B6'), '0 copper-foil-burnisher B1-A1')).toEqual([
      'G-23 printed-colour',
    ]);
  });

  test('G-81: neighbours of the same colour or value are still forbidden', () => {
    const position = movingWith('copper-foil-burnisher', 'A2R4 B1R6 C1B4');
    expect(refusals(position, '0 copper-foil-burnisher B1-A3')).toEqual(['G-24 same-colour']);
    expect(refusals(position, '0 copper-foil-burnisher C1-B2')).toEqual(['G-24 same-value']);
  });
});
