import { describe, expect, test } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { sagrada } from '../../src/index.ts';
import { event, legal, play, refusals } from '../table.ts';
import { draftingWith } from './using.ts';

describe('flux brush', () => {
  test('G-38: rolls the die again, and it is then placed', () => {
    const position = draftingWith('flux-brush', 'C2R4', 'B1 G6');
    expect(play(position, '0 flux-brush B1').slice(1)).toEqual([{ type: 'taken', rule: 'G-31', seat: 0, die: 'B1' }]);
    expect(sagrada.toAct(position)).toEqual({ kind: 'chance', event: 'rerolled', labels: ['reroll:9'] });
    expect(sagrada.view(position, 1).turn).toMatchObject({ tool: 'flux-brush', hand: 'B1' });
    expect(play(position, 'rerolled B5')).toEqual([
      { type: 'rerolled', rule: 'G-38', seat: 0, from: ['B1'], to: ['B5'] },
    ]);
    expect(sagrada.toAct(position)).toEqual({ kind: 'decide', seats: [0] });
    expect(legal(position, 0)).toEqual(['settle B1', 'settle B3', 'settle C1', 'settle C3']);
    expect(play(position, '0 settle C1')).toEqual([{ type: 'placed', rule: 'G-38', seat: 0, die: 'B5', cell: 'C1' }]);
    expect(sagrada.view(position, 0).turn).toMatchObject({ tool: null, hand: null, drafted: true, tooled: true });
    expect(legal(position, 0)).toEqual(['done']);
    expect(sagrada.view(position, 0).pool).toEqual(['G6']);
  });

  test('G-38: it must be placed if it can be', () => {
    const position = draftingWith('flux-brush', 'C2R4', 'B1');
    play(position, '0 flux-brush B1', 'rerolled B5');
    expect(sagrada.why(position, event('0 settle pool'))).toEqual([
      { rule: 'G-38', key: 'must-be-placed', args: { die: 'B5' } },
    ]);
    expect(refusals(position, '0 settle A1')).toEqual(['G-22 not-touching', 'G-23 printed-colour']);
    expect(refusals(position, '0 settle 5@C1')).toEqual(['G-38 value-misplaced']);
    expect(refusals(position, '0 settle 5@pool')).toEqual(['G-38 value-misplaced', 'G-38 must-be-placed']);
    expect(refusals(position, '1 settle C1')).toEqual(['G-12 not-your-turn']);
    expect(refusals(position, '0 done')).toEqual(['G-13 not-due']);
  });

  test('G-38, G-84: otherwise it returns to the end of the pool with its new value, and the draft is used up', () => {
    const stuck = { seats: [{ pattern: 'lux-mundi', dice: 'A1R6 A3P1 A5R6' }, {}] };
    const position = draftingWith('flux-brush', '', 'R2 G6', stuck);
    play(position, '0 flux-brush R2', 'rerolled R6');
    expect(legal(position, 0)).toEqual(['settle pool']);
    expect(play(position, '0 settle pool')).toEqual([{ type: 'pooled', rule: 'G-38', seat: 0, die: 'R6' }]);
    expect(sagrada.view(position, 0).pool).toEqual(['G6', 'R6']);
    expect(refusals(position, '0 R6@B2')).toContain('G-13 already-drafted');
  });

  test('G-85, G-95: any die may be taken, even one that fits nowhere, even with a full window', () => {
    const stuck = { seats: [{ pattern: 'lux-mundi', dice: 'A1R6 A3P1 A5R6' }, {}] };
    expect(legal(draftingWith('flux-brush', '', 'R6 R6 B2', stuck), 0, 'flux-brush ')).toEqual(['R6', 'B2']);
    expect(refusals(draftingWith('flux-brush', '', 'R6', stuck), '0 flux-brush B2')).toEqual(['G-20 not-in-pool']);
  });

  test('G-38: a re-roll keeps the die and its colour', () => {
    const position = draftingWith('flux-brush', 'C2R4', 'B1 G6');
    play(position, '0 flux-brush B1');
    expect(sagrada.why(position, event('rerolled G5'))).toEqual([
      { rule: 'G-38', key: 'reroll-colour', args: { die: 'G5' } },
    ]);
    expect(sagrada.why(position, event('rerolled B5 B6'))).toEqual([
      { rule: 'G-38', key: 'reroll-count', args: { count: 2, expected: 1 } },
    ]);
    const drawn = sagrada.draw(position, () => new FastRandom(3));
    expect(drawn?.type === 'rerolled' && drawn.dice).toHaveLength(1);
    expect(drawn && sagrada.why(position, drawn)).toEqual([]);
  });
});
