import { fairLuck, FastRandom, seedFromText } from '@leadlight/core';
import { sagrada, type Consequence, type Die, type Position, type View } from '@leadlight/sagrada';
import { describe, expect, test } from 'vitest';
import { paceOf } from '../src/stage/pace.ts';
import { landingOf, type Motion } from '../src/stage/plan.ts';
import { LOOKS } from '../src/games/sagrada/looks.ts';
import { planSagrada, type SagradaPiece } from '../src/games/sagrada/motion/plan.ts';
import { present } from '../../core/test/present.ts';

const start = (players: number): Position => {
  const options = sagrada.parseOptions({}, players);
  if (!options.ok) throw new Error('no options');
  return sagrada.start(options.value, players);
};

const EMPTY = Array.from({ length: 20 }, () => null);

const withDice = (pool: readonly Die[], track: readonly (readonly Die[])[] = [], dice: readonly unknown[] = EMPTY) =>
  ({ ...sagrada.view(start(2), null), pool, track, seats: [{ dice }, { dice }] }) as unknown as View;

const taken = (die: Die): Consequence => ({ type: 'taken', rule: 'G-20', seat: 0, die });
const placed = (die: Die): Consequence => ({ type: 'placed', rule: 'G-20', seat: 0, die, cell: 'B2' });

const waysOf = (motions: readonly Motion<SagradaPiece>[]): readonly string[] =>
  motions.flatMap((motion) => ('to' in motion ? [`${motion.from[0]} → ${motion.to[0]}`] : []));

describe('animations of Sagrada', () => {
  test('move a drafted die from the pool into the window, the last one of equal dice', () => {
    const motions = planSagrada([taken('R3'), placed('R3')], withDice(['R3', 'B1', 'R3']));
    expect(waysOf(motions)).toEqual(['pool:R3.1 → cell:0:B2']);
  });

  test('move a die in hand from there', () => {
    expect(waysOf(planSagrada([placed('R3')], withDice([])))).toEqual(['hand → cell:0:B2']);
  });

  test('put the die of a tool that waits for chance in hand', () => {
    expect(waysOf(planSagrada([taken('R3')], withDice(['R3'])))).toEqual(['pool:R3.0 → hand']);
  });

  test('cross swapped dice', () => {
    const swapped: Consequence = { type: 'swapped', rule: 'G-37', seat: 0, round: 2, from: 'R3', to: 'G6' };
    const motions = planSagrada([taken('R3'), swapped, placed('G6')], withDice(['R3'], [[], ['G6', 'B1']]));
    expect(waysOf(motions)).toEqual(['pool:R3.0 → track:2', 'track:2:G6.0 → cell:0:B2']);
  });

  test('tumble thrown dice into the pool, each to a different place', () => {
    const dice: readonly Die[] = ['R3', 'R3', 'P1'];
    const motions = planSagrada([{ type: 'rolled', rule: 'G-11', round: 1, seat: 0, dice }], withDice([]));
    expect(motions.map(({ kind }) => kind)).toEqual(['tumble', 'tumble', 'tumble']);
    expect(waysOf(motions)).toEqual(['pool → pool:R3.0', 'pool → pool:R3.1', 'pool → pool:P1.0']);
  });

  test('reroll the pool for the hammer and the die in hand for the brush', () => {
    const again = { type: 'rerolled', seat: 0, from: ['R1'], to: ['R3'] } as const;
    expect(waysOf(planSagrada([{ ...again, rule: 'G-39' }], withDice(['R1'])))).toEqual(['pool → pool:R3.0']);
    expect(waysOf(planSagrada([{ ...again, rule: 'G-38' }], withDice([])))).toEqual(['hand → hand']);
  });

  test('move tokens to the tool and the remaining dice to the track', () => {
    const paid: Consequence = { type: 'tokens-paid', rule: 'G-30', seat: 1, tool: 'lathekin', tokens: 2 };
    expect(waysOf(planSagrada([paid], withDice([])))).toEqual(['tokens:1 → tool:lathekin', 'tokens:1 → tool:lathekin']);
    const ended: Consequence = { type: 'round-ended', rule: 'G-14', round: 3, dice: ['B1', 'B1'] };
    expect(waysOf(planSagrada([ended], withDice(['B1', 'B1'])))).toEqual([
      'pool:B1.0 → track:3:B1.0',
      'pool:B1.1 → track:3:B1.1',
    ]);
  });

  test('light up a window with its last die', () => {
    const almost = EMPTY.map((_, at) => (at === 0 ? null : 'B1'));
    const motions = planSagrada([taken('R3'), placed('R3')], withDice(['R3'], [], almost));
    expect(motions.at(-1)).toMatchObject({ kind: 'glow', at: ['frame:0', 'seat:0'], colour: 'R' });
    expect(planSagrada([placed('R3')], withDice([])).some(({ kind }) => kind === 'glow')).toBe(false);
  });

  test('give enough time to see everything in whole games', () => {
    const random = new FastRandom('motion');
    const position = start(3);
    const luck = fairLuck('sagrada', seedFromText('motion'), ['', '', '']);
    for (let due = sagrada.toAct(position); due.kind !== 'over'; due = sagrada.toAct(position)) {
      const before = sagrada.view(position, null);
      const followed: Consequence[] = [];
      const moves = due.kind === 'decide' ? sagrada.legal(position, due.seats[0]) : [];
      sagrada.play(position, present(moves[random.below(moves.length)] ?? sagrada.draw(position, luck)), followed);
      expect(paceOf(LOOKS, followed)).toBeGreaterThanOrEqual(landingOf(planSagrada(followed, before)));
    }
  });
});
