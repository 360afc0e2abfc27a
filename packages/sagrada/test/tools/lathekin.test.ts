import { describe, expect, test } from 'vitest';
import { sagrada, sagradaText } from '../../src/index.ts';
import { dice, event, legal, play, refusals } from '../table.ts';
import { movingWith } from './using.ts';

describe('lathekin', () => {
  test('G-36, G-83: moves exactly two dice, one after the other', () => {
    const position = movingWith('lathekin', 'C1R4 C2B6');
    expect(play(position, '0 lathekin C1-B3,C2-A2').slice(1)).toEqual([
      { type: 'moved', rule: 'G-36', seat: 0, die: 'R4', from: 'C1', to: 'B3' },
      { type: 'moved', rule: 'G-36', seat: 0, die: 'B6', from: 'C2', to: 'A2' },
    ]);
    expect(dice(position, 0)).toEqual({ A2: 'B6', B3: 'R4' });
  });

  test('G-36: refuses to move one die, or three', () => {
    const position = movingWith('lathekin', 'C1R4 C2B6');
    for (const moves of [1, 3]) {
      const move = { from: 'C1', to: 'B1' } as const;
      const many = {
        type: 'tool',
        player: 0,
        tool: 'lathekin',
        moves: Array.from({ length: moves }, () => move),
      } as const;
      expect(sagrada.why(position, many)).toEqual([{ rule: 'G-36', key: 'field-wrong', args: { path: 'moves' } }]);
    }
  });

  test('G-36: needs two different dice', () => {
    const position = movingWith('lathekin', 'C1R4 C2B6');
    expect(sagrada.why(position, event('0 lathekin C1-B3,B3-C1'))).toEqual([
      { rule: 'G-36', key: 'same-die', args: { cell: 'B3' } },
    ]);
    expect(legal(position, 0, 'lathekin C1-B3,').every((line) => line.startsWith('C2'))).toBe(true);
  });

  test('G-36: all rules apply to both', () => {
    const position = movingWith('lathekin', 'C1R4 C2B6');
    expect(refusals(position, '0 lathekin C1-D3,C2-B1')).toEqual(['G-23 printed-colour']);
    expect(refusals(position, '0 lathekin C1-B1,C2-D1')).toEqual(['G-22 not-touching', 'G-23 printed-value']);
    expect(refusals(position, '0 lathekin C1-B1,A1-C1')).toEqual(['G-32 no-die-there']);
    expect(refusals(position, '0 lathekin C1-B1,C1-C3')).toEqual(['G-32 no-die-there']);
    expect(refusals(position, '0 lathekin C1-B1,C2-C2')).toEqual(['G-82 own-space']);
  });

  test('G-83: the second sees the first in its new place', () => {
    const position = movingWith('lathekin', 'C1R4 C2B6');
    expect(refusals(position, '0 lathekin C2-A4,C1-C2')).toEqual(['G-22 not-touching']);
    expect(refusals(position, '0 lathekin C1-C3,C2-B1')).toEqual(['G-22 not-touching']);
    expect(refusals(position, '0 lathekin C2-B1,C1-C2')).toEqual([]);
    expect(refusals(position, '0 lathekin C1-C3,C2-B3')).toEqual([]);
  });

  test('G-83: if the second has no legal space the whole move is illegal, and nothing moves', () => {
    const position = movingWith('lathekin', 'C1R4 C2B6');
    const before = sagradaText.writePosition(position);
    expect(sagrada.play(position, event('0 lathekin C1-C3,C2-B1'))).not.toEqual([]);
    expect(sagradaText.writePosition(position)).toBe(before);
  });

  test('G-97: the second die may go where the first one lay', () => {
    const position = movingWith('lathekin', 'C1R4 C2B6');
    expect(legal(position, 0, 'lathekin C2-B1,')).toContain('C1-C2');
    play(position, '0 lathekin C2-B1,C1-C2');
    expect(dice(position, 0)).toEqual({ B1: 'B6', C2: 'R4' });
  });

  test('G-36: another order of the same moves is another move', () => {
    const lines = legal(movingWith('lathekin', 'C1R4 C2B6 A2G1'), 0, 'lathekin ');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toContain('C1-B3,C2-B1');
    expect(lines).toContain('C2-B1,C1-B3');
  });
});
