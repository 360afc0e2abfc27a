import { describe, expect, test } from 'vitest';
import { sagrada } from '../../src/index.ts';
import { dice, event, legal, play, refusals, table } from '../table.ts';
import { draftingWith } from './using.ts';

describe('lens cutter', () => {
  test('G-37: swaps the die with one on the track; both keep their values', () => {
    const position = draftingWith('lens-cutter', 'C2R4', 'B1 P3', { track: '1G6 1Y2 1G6' });
    expect(play(position, '0 lens-cutter B1~1:G6@C1').slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: 'B1' },
      { type: 'swapped', rule: 'G-37', seat: 0, round: 1, from: 'B1', to: 'G6' },
      { type: 'placed', rule: 'G-31', seat: 0, die: 'G6', cell: 'C1' },
    ]);
    expect(sagrada.view(position, 0)).toMatchObject({ track: [['B1', 'Y2', 'G6']], pool: ['P3'] });
    expect(dice(position, 0)).toEqual({ C2: 'R4', C1: 'G6' });
  });

  test('G-37: equal dice of a round are one choice, of different rounds two', () => {
    const position = table({
      seats: [{ pattern: 'comitas', dice: 'C2R4' }, {}],
      pool: 'B1',
      round: 4,
      track: '1G6 1G6 3G6 3Y4',
      tools: ['lens-cutter', 'glazing-hammer', 'running-pliers'],
    });
    expect(legal(position, 0, 'lens-cutter ')).toEqual([
      'B1~1:G6@B1',
      'B1~1:G6@B3',
      'B1~1:G6@C1',
      'B1~1:G6@C3',
      'B1~3:Y4@B1',
      'B1~3:Y4@B3',
      'B1~3:Y4@D3',
      'B1~3:G6@B1',
      'B1~3:G6@B3',
      'B1~3:G6@C1',
      'B1~3:G6@C3',
    ]);
  });

  test('G-37: the die must lie on the track, in that round', () => {
    const position = draftingWith('lens-cutter', 'C2R4', 'B1', { track: '1G6' });
    expect(sagrada.why(position, event('0 lens-cutter B1~2:G6@C1'))).toEqual([
      { rule: 'G-37', key: 'not-on-track', args: { round: 2, die: 'G6' } },
    ]);
    expect(refusals(position, '0 lens-cutter B1~1:G5@C1')).toEqual(['G-37 not-on-track']);
    expect(refusals(position, '0 lens-cutter B2~1:G6@C1')).toEqual(['G-20 not-in-pool']);
  });

  test('G-85: the die from the track must fit, the one taken need not', () => {
    expect(refusals(draftingWith('lens-cutter', 'C2R4', 'R4', { track: '1G6' }), '0 lens-cutter R4~1:G6@C1')).toEqual(
      [],
    );
    expect(refusals(draftingWith('lens-cutter', 'C2R4', 'B1', { track: '1R6' }), '0 lens-cutter B1~1:R6@C1')).toEqual([
      'G-24 same-colour',
    ]);
  });

  test('G-96: an equal die may be swapped', () => {
    expect(refusals(draftingWith('lens-cutter', 'C2R4', 'B1', { track: '1B1' }), '0 lens-cutter B1~1:B1@C1')).toEqual(
      [],
    );
  });

  test('G-89: cannot be used while there is no die on the track', () => {
    const position = draftingWith('lens-cutter', 'C2R4', 'B1');
    expect(refusals(position, '0 lens-cutter B1~1:G6@C1')).toEqual(['G-89 track-empty']);
    expect(legal(position, 0, 'lens-cutter')).toEqual([]);
  });
});
