/** The tools that wait for chance: flux brush, flux remover, glazing hammer. */
import { describe, expect, test } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { sagrada, type ToolId } from '../../src/index.ts';
import { dice, event, legal, play, refusals, table } from '../table.ts';

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const using = (tool: ToolId, own: string, pool: string, given: object = {}) =>
  table({
    seats: [{ pattern: 'comitas', dice: own }, {}],
    pool,
    tools: [tool, 'lathekin', 'running-pliers'],
    ...given,
  });

describe('flux brush', () => {
  test('G-38: the die is rolled again, then placed', () => {
    const position = using('flux-brush', 'C2R4', 'B1 G6');
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
    const position = using('flux-brush', 'C2R4', 'B1');
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
    const position = using('flux-brush', '', 'R2 G6', stuck);
    play(position, '0 flux-brush R2', 'rerolled R6');
    expect(legal(position, 0)).toEqual(['settle pool']);
    expect(play(position, '0 settle pool')).toEqual([{ type: 'pooled', rule: 'G-38', seat: 0, die: 'R6' }]);
    expect(sagrada.view(position, 0).pool).toEqual(['G6', 'R6']);
    expect(refusals(position, '0 R6@B2')).toContain('G-13 already-drafted');
  });

  test('G-85, G-95: any die may be taken, also one that fits nowhere, also with a full window', () => {
    const stuck = { seats: [{ pattern: 'lux-mundi', dice: 'A1R6 A3P1 A5R6' }, {}] };
    expect(legal(using('flux-brush', '', 'R6 R6 B2', stuck), 0, 'flux-brush ')).toEqual(['R6', 'B2']);
    expect(refusals(using('flux-brush', '', 'R6', stuck), '0 flux-brush B2')).toEqual(['G-20 not-in-pool']);
  });

  test('G-38: a re-roll keeps the die and its colour', () => {
    const position = using('flux-brush', 'C2R4', 'B1 G6');
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

describe('flux remover', () => {
  test('G-43: the die goes into the bag, one is drawn, its value chosen, and it is placed', () => {
    const position = using('flux-remover', 'C2R4', 'B1 G6');
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
    const position = using('flux-remover', 'C2R4', 'B1 G6');
    play(position, '0 flux-remover B1', 'drawn P');
    expect(play(position, '0 settle 2@pool')).toEqual([{ type: 'pooled', rule: 'G-43', seat: 0, die: 'P2' }]);
    expect(sagrada.view(position, 0).pool).toEqual(['G6', 'P2']);
    expect(refusals(position, '0 G6@C1')).toEqual(['G-13 already-drafted']);
  });

  test('G-43: every value on every space that takes it, and every value in the pool', () => {
    const position = using('flux-remover', 'C2R4', 'B1');
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
    const position = using('flux-remover', 'C2R4', 'B1', { track });
    play(position, '0 flux-remover B1');
    expect(refusals(position, 'drawn P')).toEqual(['G-43 drawn-bag']);
    expect(refusals(position, 'drawn B')).toEqual([]);
  });

  test('G-90: the bag is never empty: the die returned first is in it', () => {
    const track = ['R', 'Y', 'G', 'P'].flatMap((colour) => Array.from({ length: 18 }, () => `1${colour}1`));
    const blue = Array.from({ length: 17 }, () => '1B1');
    const position = using('flux-remover', '', 'B6', { track: [...track, ...blue].join(' '), round: 10 });
    expect(sagrada.view(position, 0).bag).toEqual([0, 0, 0, 0, 0]);
    play(position, '0 flux-remover B6');
    expect(sagrada.draw(position, () => new FastRandom(1))).toEqual({ type: 'drawn', colour: 'B' });
  });

  test('G-95: with no space that fits, it goes to the pool', () => {
    const position = using('flux-remover', '', 'R6', { seats: [{ pattern: 'lux-mundi', dice: 'A1R6 A3P1 A5R6' }, {}] });
    play(position, '0 flux-remover R6', 'drawn R');
    expect(legal(position, 0, 'settle 6@')).toEqual(['pool']);
  });
});

describe('glazing hammer', () => {
  test('G-39: rolls all dice of the pool again, in their order', () => {
    const position = using('glazing-hammer', 'C2R4', 'B1 G6 B1', { turn: 3 });
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
    const position = using('glazing-hammer', 'C2R4', 'B1 G6', { turn: 3 });
    play(position, '0 glazing-hammer');
    expect(refusals(position, 'rerolled G6 B1')).toEqual(['G-39 reroll-colour', 'G-39 reroll-colour']);
    expect(refusals(position, 'rerolled B1')).toEqual(['G-39 reroll-count']);
  });

  test('G-39: only in the second turn, and before drafting', () => {
    expect(refusals(using('glazing-hammer', '', 'B1', { turn: 0 }), '0 glazing-hammer')).toEqual([
      'G-39 hammer-first-turn',
    ]);
    const drafted = using('glazing-hammer', '', 'B1', { turn: 3, drafted: true });
    expect(refusals(drafted, '0 glazing-hammer')).toEqual(['G-39 hammer-after-draft']);
    expect(refusals(using('glazing-hammer', '', 'B1', { start: 1, turn: 2 }), '0 glazing-hammer')).toEqual([]);
    expect(refusals(using('glazing-hammer', '', 'B1', { start: 1, turn: 1 }), '0 glazing-hammer')).toEqual([
      'G-39 hammer-first-turn',
    ]);
  });
});
