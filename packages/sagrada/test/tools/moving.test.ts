/** The tools that move dice within the window. */
import { describe, expect, test } from 'vitest';
import { sagrada, type ToolId } from '../../src/index.ts';
import { dice, event, legal, play, refusals, table } from '../table.ts';

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const using = (tool: ToolId, own: string, given: object = {}) =>
  table({
    seats: [{ pattern: 'comitas', dice: own }, {}],
    pool: 'B1',
    drafted: true,
    tools: [tool, 'flux-brush', 'flux-remover'],
    ...given,
  });

describe('eglomise brush', () => {
  test('G-34: moves one die and ignores the printed colour', () => {
    const position = using('eglomise-brush', 'A2R4 B1B6');
    expect(refusals(position, '0 eglomise-brush B1-A1')).toEqual([]);
    expect(play(position, '0 eglomise-brush B1-A1').slice(1)).toEqual([
      { type: 'moved', rule: 'G-34', seat: 0, die: 'B6', from: 'B1', to: 'A1' },
    ]);
    expect(dice(position, 0)).toEqual({ A1: 'B6', A2: 'R4' });
  });

  test('G-34: the printed value still counts', () => {
    expect(refusals(using('eglomise-brush', 'A2R4 B1B6'), '0 eglomise-brush B1-A3')).toEqual(['G-23 printed-value']);
  });

  test('G-81: neighbours of the same colour or value are still forbidden', () => {
    expect(refusals(using('eglomise-brush', 'A2R4 B1R6'), '0 eglomise-brush B1-A1')).toEqual(['G-24 same-colour']);
    expect(refusals(using('eglomise-brush', 'A2R4 B3B4'), '0 eglomise-brush B3-A1')).toEqual(['G-24 same-value']);
  });

  test('G-34: lists every move, and no other', () => {
    expect(legal(using('eglomise-brush', 'A2R4 B1B6'), 0, 'eglomise-brush ')).toEqual([
      'A2-A1',
      'A2-B2',
      'A2-C1',
      'A2-C2',
      'B1-A1',
      'B1-B3',
    ]);
  });
});

describe('copper foil burnisher', () => {
  test('G-35: moves one die and ignores the printed value', () => {
    const position = using('copper-foil-burnisher', 'A2R4 B1B6');
    expect(play(position, '0 copper-foil-burnisher B1-A3').slice(1)).toEqual([
      { type: 'moved', rule: 'G-35', seat: 0, die: 'B6', from: 'B1', to: 'A3' },
    ]);
  });

  test('G-35: the printed colour still counts', () => {
    expect(refusals(using('copper-foil-burnisher', 'A2R4 B1B6'), '0 copper-foil-burnisher B1-A1')).toEqual([
      'G-23 printed-colour',
    ]);
  });

  test('G-81: neighbours of the same colour or value are still forbidden', () => {
    const position = using('copper-foil-burnisher', 'A2R4 B1R6 C1B4');
    expect(refusals(position, '0 copper-foil-burnisher B1-A3')).toEqual(['G-24 same-colour']);
    expect(refusals(position, '0 copper-foil-burnisher C1-B2')).toEqual(['G-24 same-value']);
  });
});

describe('any moving tool', () => {
  test('G-32: moves a die that lies in the own window', () => {
    expect(sagrada.why(using('eglomise-brush', 'A2R4'), event('0 eglomise-brush B1-C1'))).toEqual([
      { rule: 'G-32', key: 'no-die-there', args: { cell: 'B1' } },
    ]);
  });

  test('G-82: the moved die must touch another die than itself', () => {
    const position = using('eglomise-brush', 'A2R4 B1B6');
    expect(refusals(position, '0 eglomise-brush B1-C1')).toEqual(['G-22 not-touching']);
    expect(refusals(position, '0 eglomise-brush B1-C2')).toEqual(['G-22 not-touching']);
  });

  test('G-82: the only die of a window obeys the edge rule again', () => {
    const position = using('eglomise-brush', 'A2R3');
    expect(refusals(position, '0 eglomise-brush A2-C2')).toEqual(['G-21 not-on-edge']);
    expect(refusals(position, '0 eglomise-brush A2-D5')).toEqual([]);
  });

  test('G-82: the dice left behind need not stay connected', () => {
    const position = using('eglomise-brush', 'A2R4 B1B6 C1G1 C2P5');
    expect(refusals(position, '0 eglomise-brush B1-B3')).toEqual([]);
  });

  test('G-82: a die cannot be put back on its own space', () => {
    const position = using('eglomise-brush', 'A2R4 B1B6');
    expect(refusals(position, '0 eglomise-brush B1-B1')).toEqual(['G-82 own-space']);
    expect(legal(position, 0, 'eglomise-brush B1-B1')).toEqual([]);
    expect(refusals(position, '0 eglomise-brush B1-A2')).toEqual(['G-20 occupied']);
  });

  test('G-94: may move the die drafted in the same turn', () => {
    const position = using('eglomise-brush', 'A2R4', { drafted: false });
    play(position, '0 B1@B1');
    expect(refusals(position, '0 eglomise-brush B1-A1')).toEqual([]);
  });
});

describe('lathekin', () => {
  test('G-36, G-83: moves exactly two dice, one after the other', () => {
    const position = using('lathekin', 'C1R4 C2B6');
    expect(play(position, '0 lathekin C1-B3,C2-A2').slice(1)).toEqual([
      { type: 'moved', rule: 'G-36', seat: 0, die: 'R4', from: 'C1', to: 'B3' },
      { type: 'moved', rule: 'G-36', seat: 0, die: 'B6', from: 'C2', to: 'A2' },
    ]);
    expect(dice(position, 0)).toEqual({ A2: 'B6', B3: 'R4' });
  });

  test('G-36: not one, not three', () => {
    const position = using('lathekin', 'C1R4 C2B6');
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

  test('G-36: two different dice', () => {
    const position = using('lathekin', 'C1R4 C2B6');
    expect(sagrada.why(position, event('0 lathekin C1-B3,B3-C1'))).toEqual([
      { rule: 'G-36', key: 'same-die', args: { cell: 'B3' } },
    ]);
    expect(legal(position, 0, 'lathekin C1-B3,').every((line) => line.startsWith('C2'))).toBe(true);
  });

  test('G-36: all rules hold for both', () => {
    const position = using('lathekin', 'C1R4 C2B6');
    expect(refusals(position, '0 lathekin C1-D3,C2-B1')).toEqual(['G-23 printed-colour']);
    expect(refusals(position, '0 lathekin C1-B1,C2-D1')).toEqual(['G-22 not-touching', 'G-23 printed-value']);
    expect(refusals(position, '0 lathekin C1-B1,A1-C1')).toEqual(['G-32 no-die-there']);
    expect(refusals(position, '0 lathekin C1-B1,C1-C3')).toEqual(['G-32 no-die-there']);
    expect(refusals(position, '0 lathekin C1-B1,C2-C2')).toEqual(['G-82 own-space']);
  });

  test('G-83: the second sees the first in its new place', () => {
    const position = using('lathekin', 'C1R4 C2B6');
    expect(refusals(position, '0 lathekin C2-A4,C1-C2')).toEqual(['G-22 not-touching']);
    expect(refusals(position, '0 lathekin C1-C3,C2-B1')).toEqual(['G-22 not-touching']);
    expect(refusals(position, '0 lathekin C2-B1,C1-C2')).toEqual([]);
    expect(refusals(position, '0 lathekin C1-C3,C2-B3')).toEqual([]);
  });

  test('G-83: if the second has no legal space the whole move is illegal, and nothing moves', () => {
    const position = using('lathekin', 'C1R4 C2B6');
    const before = sagrada.writePosition(position);
    expect(sagrada.play(position, event('0 lathekin C1-C3,C2-B1'))).not.toEqual([]);
    expect(sagrada.writePosition(position)).toBe(before);
  });

  test('G-97: the second die may go where the first one lay', () => {
    const position = using('lathekin', 'C1R4 C2B6');
    expect(legal(position, 0, 'lathekin C2-B1,')).toContain('C1-C2');
    play(position, '0 lathekin C2-B1,C1-C2');
    expect(dice(position, 0)).toEqual({ B1: 'B6', C2: 'R4' });
  });

  test('G-36: another order of the same moves is another move', () => {
    const lines = legal(using('lathekin', 'C1R4 C2B6 A2G1'), 0, 'lathekin ');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toContain('C1-B3,C2-B1');
    expect(lines).toContain('C2-B1,C1-B3');
  });
});

describe('tap wheel', () => {
  const tap = (own: string, track: string) => using('tap-wheel', own, { track });

  test('G-44: moves 1 or 2 dice of one colour that is on the track', () => {
    const position = tap('C1R4 C2B6 B3R1', '1R2');
    expect(refusals(position, '0 tap-wheel C1-B1')).toEqual([]);
    expect(play(position, '0 tap-wheel C1-B1,B3-C3').slice(1)).toEqual([
      { type: 'moved', rule: 'G-44', seat: 0, die: 'R4', from: 'C1', to: 'B1' },
      { type: 'moved', rule: 'G-44', seat: 0, die: 'R1', from: 'B3', to: 'C3' },
    ]);
  });

  test('G-44: no colour that is not on the track', () => {
    const position = tap('C1R4 C2B6 B3R1', '1G2');
    expect(sagrada.why(position, event('0 tap-wheel C1-B1'))).toEqual([
      { rule: 'G-44', key: 'colour-not-on-track', args: { colour: 'R' } },
    ]);
    expect(legal(position, 0, 'tap-wheel')).toEqual([]);
  });

  test('G-44: not two colours', () => {
    const position = tap('C1R4 C2B6 B3R1', '1R2 1B2');
    expect(refusals(position, '0 tap-wheel C1-B1,C2-C3')).toEqual(['G-44 two-colours']);
    expect(legal(position, 0, 'tap-wheel C1-B1,').every((line) => line.startsWith('B3'))).toBe(true);
    expect(legal(position, 0, 'tap-wheel C2').length).toBeGreaterThan(0);
  });

  test('G-44: two different dice; all rules hold', () => {
    const position = tap('C1R4 C2B6 B3R1', '1R2');
    expect(refusals(position, '0 tap-wheel C1-B1,B1-C1')).toEqual(['G-44 same-die']);
    expect(refusals(position, '0 tap-wheel C1-D1')).toEqual(['G-23 printed-value']);
    expect(refusals(position, '0 tap-wheel C1-B1,B3-A1')).toEqual(['G-23 printed-colour', 'G-24 same-colour']);
  });

  test('G-89: not usable while no die lies on the track', () => {
    expect(refusals(tap('C1R4 C2B6', ''), '0 tap-wheel C1-B1')).toEqual(['G-89 track-empty']);
    expect(legal(tap('C1R4 C2B6', ''), 0, 'tap-wheel')).toEqual([]);
  });
});
