import { describe, expect, test } from 'vitest';
import { sagrada } from '../../src/index.ts';
import { play, refusals } from '../table.ts';
import { draftingWith } from './using.ts';

describe('glazing hammer', () => {
  test('G-39: rolls all dice in the pool again, in their order', () => {
    const position = draftingWith('glazing-hammer', 'C2R4', 'B1 G6 B1', { turn: 3 });
    expect(play(position, '0 glazing-hammer')).toMatchObject([{ type: 'tokens-paid' }]);
    expect(sagrada.toAct(position)).toEqual({ kind: 'chance', event: 'rerolled', labels: ['reroll:9'] });
    expect(sagrada.view(position, 0).turn).toMatchObject({ tool: 'glazing-hammer', hand: null });
    expect(play(position, 'rerolled B2 G2 B3')).toEqual([
      { type: 'rerolled', rule: 'G-39', seat: 0, from: ['B1', 'G6', 'B1'], to: ['B2', 'G2', 'B3'] },
    ]);
    expect(sagrada.view(position, 0)).toMatchObject({
      pool: ['B2', 'G2', 'B3'],
      turn: { drafted: false, tooled: true },
    });
    expect(refusals(position, '0 B2@C1')).toEqual([]);
  });

  test('G-39: the same dice come back', () => {
    const position = draftingWith('glazing-hammer', 'C2R4', 'B1 G6', { turn: 3 });
    play(position, '0 glazing-hammer');
    expect(refusals(position, 'rerolled G6 B1')).toEqual(['G-39 reroll-colour', 'G-39 reroll-colour']);
    expect(refusals(position, 'rerolled B1')).toEqual(['G-39 reroll-count']);
  });

  test('G-39: only in the second turn, and before drafting', () => {
    expect(refusals(draftingWith('glazing-hammer', '', 'B1', { turn: 0 }), '0 glazing-hammer')).toEqual([
      'G-39 hammer-first-turn',
    ]);
    const drafted = draftingWith('glazing-hammer', '', 'B1', { turn: 3, drafted: true });
    expect(refusals(drafted, '0 glazing-hammer')).toEqual(['G-39 hammer-after-draft']);
    expect(refusals(draftingWith('glazing-hammer', '', 'B1', { start: 1, turn: 2 }), '0 glazing-hammer')).toEqual([]);
    expect(refusals(draftingWith('glazing-hammer', '', 'B1', { start: 1, turn: 1 }), '0 glazing-hammer')).toEqual([
      'G-39 hammer-first-turn',
    ]);
  });
});
