import { describe, expect, test } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { sagrada } from '../../src/index.ts';
import { dice, legal, play, refusals } from '../table.ts';
import { draftingWith } from './using.ts';

describe('flux remover', () => {
  test('G-43: the die goes into the bag, another is drawn, its value is chosen, and it is placed', () => {
    const position = draftingWith('flux-remover', 'C2R4', 'B1 G6');
    expect(play(position, '0 flux-remover B1').slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: 'B1' },
      { type: 'bagged', rule: 'G-43', seat: 0, die: 'B1' },
    ]);
    expect(sagrada.view(position, 0).bag).toEqual([17, 18, 17, 18, 18]);
    expect(sagrada.toAct(position)).toEqual({ kind: 'chance', event: 'drawn', labels: ['draw:9'] });
    expect(play(position, 'drawn P')).toEqual([{ type: 'drawn', rule: 'G-43', seat: 0, colour: 'P' }]);
    expect(sagrada.view(position, 0)).toMatchObject({
      bag: [17, 18, 17, 18, 17],
      turn: { tool: 'flux-remover', hand: 'P' },
    });
    expect(play(position, '0 settle 3@C1')).toEqual([{ type: 'placed', rule: 'G-43', seat: 0, die: 'P3', cell: 'C1' }]);
    expect(dice(position, 0)).toEqual({ C2: 'R4', C1: 'P3' });
    expect(legal(position, 0)).toEqual(['done']);
  });

  test('G-43, G-84: or it is left in the pool with that value, and the draft is used up', () => {
    const position = draftingWith('flux-remover', 'C2R4', 'B1 G6');
    play(position, '0 flux-remover B1', 'drawn P');
    expect(play(position, '0 settle 2@pool')).toEqual([{ type: 'pooled', rule: 'G-43', seat: 0, die: 'P2' }]);
    expect(sagrada.view(position, 0).pool).toEqual(['G6', 'P2']);
    expect(refusals(position, '0 G6@C1')).toEqual(['G-13 already-drafted']);
  });

  test('G-43: every value fits every space that allows it, and every value can go to the pool', () => {
    const position = draftingWith('flux-remover', 'C2R4', 'B1');
    play(position, '0 flux-remover B1', 'drawn B');
    expect(legal(position, 0, 'settle ')).toEqual([
      '1@B1',
      '1@B3',
      '1@C1',
      '1@C3',
      '1@D1',
      '1@pool',
      '2@B1',
      '2@B3',
      '2@C1',
      '2@C3',
      '2@D2',
      '2@pool',
      '3@B1',
      '3@B3',
      '3@C1',
      '3@C3',
      '3@pool',
      '4@B1',
      '4@B3',
      '4@pool',
      '5@B1',
      '5@B3',
      '5@C1',
      '5@C3',
      '5@pool',
      '6@B1',
      '6@B3',
      '6@C1',
      '6@C3',
      '6@pool',
    ]);
    expect(refusals(position, '0 settle C1')).toEqual(['G-43 value-missing']);
    expect(refusals(position, '0 settle pool')).toEqual(['G-43 value-missing']);
    expect(refusals(position, '0 settle 4@C1')).toEqual(['G-24 same-value']);
  });

  test('G-43: only a colour that the bag holds can be drawn', () => {
    const track = Array.from({ length: 18 }, () => '1P1').join(' ');
    const position = draftingWith('flux-remover', 'C2R4', 'B1', { track });
    play(position, '0 flux-remover B1');
    expect(refusals(position, 'drawn P')).toEqual(['G-43 drawn-bag']);
    expect(refusals(position, 'drawn B')).toEqual([]);
  });

  test('G-90: the bag is never empty: the die returned first is in it', () => {
    const track = ['R', 'Y', 'G', 'P'].flatMap((colour) => Array.from({ length: 18 }, () => `1${colour}1`));
    const blue = Array.from({ length: 17 }, () => '1B1');
    const position = draftingWith('flux-remover', '', 'B6', { track: [...track, ...blue].join(' '), round: 10 });
    expect(sagrada.view(position, 0).bag).toEqual([0, 0, 0, 0, 0]);
    play(position, '0 flux-remover B6');
    expect(sagrada.draw(position, () => new FastRandom(1))).toEqual({ type: 'drawn', colour: 'B' });
  });

  test('G-95: the die goes to the pool if no space fits', () => {
    const position = draftingWith('flux-remover', '', 'R6', {
      seats: [{ pattern: 'lux-mundi', dice: 'A1R6 A3P1 A5R6' }, {}],
    });
    play(position, '0 flux-remover R6', 'drawn R');
    expect(legal(position, 0, 'settle 6@')).toEqual(['pool']);
  });
});
