import { describe, expect, test } from 'vitest';
import { sagrada } from '../../src/index.ts';
import { event, legal, play, refusals } from '../table.ts';
import { movingWith } from './using.ts';

describe('tap wheel', () => {
  const tap = (own: string, track: string) => movingWith('tap-wheel', own, { track });

  test('G-44: moves 1 or 2 dice of one colour that is on the track', () => {
    const position = tap('C1R4 C2B6 B3R1', '1R2');
    expect(refusals(position, '0 tap-wheel C1-B1')).toEqual([]);
    expect(play(position, '0 tap-wheel C1-B1,B3-C3').slice(1)).toEqual([
      { type: 'moved', rule: 'G-44', seat: 0, die: 'R4', from: 'C1', to: 'B1' },
      { type: 'moved', rule: 'G-44', seat: 0, die: 'R1', from: 'B3', to: 'C3' },
    ]);
  });

  test('G-44: refuses a colour that is not on the track', () => {
    const position = tap('C1R4 C2B6 B3R1', '1G2');
    expect(sagrada.why(position, event('0 tap-wheel C1-B1'))).toEqual([
      { rule: 'G-44', key: 'colour-not-on-track', args: { colour: 'R' } },
    ]);
    expect(legal(position, 0, 'tap-wheel')).toEqual([]);
  });

  test('G-44: refuses two colours', () => {
    const position = tap('C1R4 C2B6 B3R1', '1R2 1B2');
    expect(refusals(position, '0 tap-wheel C1-B1,C2-C3')).toEqual(['G-44 two-colours']);
    expect(legal(position, 0, 'tap-wheel C1-B1,').every((line) => line.startsWith('B3'))).toBe(true);
    expect(legal(position, 0, 'tap-wheel C2').length).toBeGreaterThan(0);
  });

  test('G-44: needs two different dice; all rules apply', () => {
    const position = tap('C1R4 C2B6 B3R1', '1R2');
    expect(refusals(position, '0 tap-wheel C1-B1,B1-C1')).toEqual(['G-44 same-die']);
    expect(refusals(position, '0 tap-wheel C1-D1')).toEqual(['G-23 printed-value']);
    expect(refusals(position, '0 tap-wheel C1-B1,B3-A1')).toEqual(['G-23 printed-colour', 'G-24 same-colour']);
  });

  test('G-89: cannot be used while there is no die on the track', () => {
    expect(refusals(tap('C1R4 C2B6', ''), '0 tap-wheel C1-B1')).toEqual(['G-89 track-empty']);
    expect(legal(tap('C1R4 C2B6', ''), 0, 'tap-wheel')).toEqual([]);
  });
});
