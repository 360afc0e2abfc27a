import { describe, expect, test } from 'vitest';
import { sagrada, sagradaText } from '../src/index.ts';
import { dice, legal, play, refusals, table } from './table.ts';

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const comitas = (own: string, pool: string) =>
  table({ seats: [{ pattern: 'comitas', dice: own }, {}], pool, tooled: true });

describe('drafting', () => {
  test('G-20: takes one die from the pool and places it on an empty space', () => {
    const position = comitas('', 'R3 B1 R3');
    expect(play(position, '0 R3@A2')).toEqual([
      { type: 'taken', rule: 'G-20', seat: 0, die: 'R3' },
      { type: 'placed', rule: 'G-20', seat: 0, die: 'R3', cell: 'A2' },
    ]);
    expect(sagrada.view(position, 0).pool).toEqual(['B1', 'R3']);
    expect(dice(position, 0)).toEqual({ A2: 'R3' });
  });

  test('G-20: refuses a die that is not in the pool, and a space that holds a die', () => {
    expect(refusals(comitas('', 'R3'), '0 B3@A2')).toEqual(['G-20 not-in-pool']);
    expect(refusals(comitas('A2R3', 'B4'), '0 B4@A2')).toEqual(['G-20 occupied']);
  });

  test('G-20: a die that fits nowhere cannot be drafted', () => {
    const position = comitas('A2B3 B1G3 A4B1', 'R3');
    for (const line of legal(position, 0)) expect(line).not.toMatch(/^R3@(A1|A3|B2|C1)$/);
    const full = table({ seats: [{ pattern: 'lux-mundi', dice: 'A1R6 A3P1 A5R6' }, {}], pool: 'R6', tooled: true });
    expect(legal(full, 0)).toEqual(['done']);
  });

  test('G-21: the first die goes on an edge or corner space', () => {
    const position = comitas('', 'R4');
    expect(refusals(position, '0 R4@B3')).toEqual(['G-21 not-on-edge']);
    expect(refusals(position, '0 R4@C2')).toEqual(['G-21 not-on-edge']);
    expect(legal(position, 0)).toEqual(['R4@A2', 'R4@A4', 'R4@B1', 'R4@C1', 'R4@D5', 'done']);
  });

  test('G-22: every further die touches one by side or by corner', () => {
    const position = comitas('C2R1', 'B6');
    expect(refusals(position, '0 B6@A4')).toEqual(['G-22 not-touching']);
    expect(legal(position, 0)).toEqual(['B6@B1', 'B6@B3', 'B6@C1', 'B6@C3', 'done']);
  });

  test('G-22: columns 5 and 1 of neighbouring rows do not touch', () => {
    expect(refusals(comitas('A2R1', 'Y6'), '0 Y6@B5')).toEqual(['G-22 not-touching']);
    const position = table({ seats: [{ pattern: 'lux-astram', dice: 'D1R1' }, {}], pool: 'G6', tooled: true });
    expect(legal(position, 0)).toEqual(['G6@C2', 'G6@D2', 'done']);
    const right = table({ seats: [{ pattern: 'lux-astram', dice: 'D5R1' }, {}], pool: 'P6', tooled: true });
    expect(legal(right, 0)).toEqual(['P6@C5', 'P6@D4', 'done']);
  });

  test('G-23, G-71: a printed colour allows only that colour, of any value', () => {
    const position = comitas('A2R1', 'Y6 G6');
    expect(refusals(position, '0 Y6@A1')).toEqual([]);
    expect(refusals(position, '0 G6@A1')).toEqual(['G-23 printed-colour']);
    expect(sagrada.why(position, { type: 'place', player: 0, die: 'G6', cell: 'A1' })).toEqual([
      { rule: 'G-23', key: 'printed-colour', args: { cell: 'A1', die: 'G6', printed: 'Y' } },
    ]);
  });

  test('G-23, G-71: a printed value allows only that value, of any colour', () => {
    const position = comitas('A2R1', 'B2 P2 B3');
    expect(refusals(position, '0 B2@A3')).toEqual([]);
    expect(refusals(position, '0 P2@A3')).toEqual([]);
    expect(sagrada.why(position, { type: 'place', player: 0, die: 'B3', cell: 'A3' })).toEqual([
      { rule: 'G-23', key: 'printed-value', args: { cell: 'A3', die: 'B3', printed: 2 } },
    ]);
  });

  test('G-23: a blank space allows any die', () => {
    for (const die of ['R1', 'Y2', 'G3', 'B4', 'P5', 'R6']) {
      expect(refusals(comitas('', die), `0 ${die}@A2`)).toEqual([]);
    }
  });

  test('G-24: no die beside one of the same colour or the same value', () => {
    const position = comitas('C2R4', 'R5 B4 R4');
    expect(sagrada.why(position, { type: 'place', player: 0, die: 'R5', cell: 'C1' })).toEqual([
      { rule: 'G-24', key: 'same-colour', args: { cell: 'C1', neighbour: 'C2', colour: 'R' } },
    ]);
    expect(sagrada.why(position, { type: 'place', player: 0, die: 'B4', cell: 'C3' })).toEqual([
      { rule: 'G-24', key: 'same-value', args: { cell: 'C3', neighbour: 'C2', value: 4 } },
    ]);
    expect(refusals(position, '0 R4@C1')).toEqual(['G-24 same-colour', 'G-24 same-value']);
  });

  test('G-24: corners do not matter', () => {
    expect(refusals(comitas('C2R4', 'R4'), '0 R4@B1')).toEqual([]);
    expect(refusals(comitas('C2R4', 'R4'), '0 R4@B3')).toEqual([]);
  });

  test('G-24: above, below, left and right all count, and row ends do not meet', () => {
    const cross = comitas('B1R6 C2B3', 'R1 P3');
    expect(refusals(cross, '0 R1@C1')).toEqual(['G-24 same-colour']);
    expect(refusals(cross, '0 P3@C1')).toEqual(['G-24 same-value']);
    expect(refusals(comitas('A5P6 A2R1 C1G1', 'P6'), '0 P6@B1')).toEqual([]);
  });

  test('G-25: an illegal placement changes nothing, and names every rule that it breaks', () => {
    const position = comitas('C2R4', 'R4');
    const before = sagradaText.writePosition(position);
    expect(refusals(position, '0 R4@A5')).toEqual(['G-22 not-touching', 'G-23 printed-value']);
    expect(sagrada.play(position, { type: 'place', player: 0, die: 'R4', cell: 'A5' })).toHaveLength(2);
    expect(sagradaText.writePosition(position)).toBe(before);
  });
});
