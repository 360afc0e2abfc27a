/** The answers agree with the moves that the rules allow. */
import { FastRandom, settle } from '@leadlight/core';
import { describe, expect, test } from 'vitest';
import { anyOf } from '../../core/test/present.ts';
import {
  askSpace,
  breakdownOf,
  countFitting,
  impossibleCells,
  OBJECTIVE_IDS,
  pointsFor,
  ruleOfObjective,
  ruleOfTool,
  sagrada,
  TOOL_IDS,
  type Cell,
  type Position,
} from '../src/index.ts';
import { table } from './table.ts';

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const comitas = (dice: string, pool = 'R3 B4') => table({ seats: [{ pattern: 'comitas', dice }, {}], pool });

/** The positions of a random game in which a player may draft. */
function* drafts(players: number, seed: number): Generator<Position> {
  const options = sagrada.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const position = sagrada.start(options.value, players);
  const random = new FastRandom(seed);
  for (;;) {
    settle(sagrada, position, () => random);
    const due = sagrada.toAct(position);
    if (due.kind !== 'decide') return;
    if (position.phase === 'turn' && !position.drafted) yield position;
    sagrada.play(position, anyOf(sagrada.legal(position, due.seats[0]), random));
  }
}

describe('a space', () => {
  test('G-23: says what its print takes', () => {
    const position = comitas('A2R1');
    expect(askSpace(position, 0, 'C4')?.printed).toBe('Y');
    expect(askSpace(position, 0, 'B2')?.printed).toBe(4);
    expect(askSpace(position, 0, 'B3')?.printed).toBeNull();
  });

  test('G-24: names the colours and values that dice beside it rule out, as far as the print leaves a choice', () => {
    const position = comitas('A2R1 B1B3 C1P6');
    expect(askSpace(position, 0, 'B2')?.barred).toEqual(['R', 'B']);
    expect(askSpace(position, 0, 'A1')?.barred).toEqual([1, 3]);
    expect(askSpace(position, 0, 'C2')?.barred).toEqual(['P', 6]);
    expect(askSpace(position, 0, 'D5')?.barred).toEqual([]);
  });

  test('G-21, G-22: names the rule that keeps dice away', () => {
    expect(askSpace(comitas(''), 0, 'C3')?.away).toBe('G-21');
    expect(askSpace(comitas(''), 0, 'A3')?.away).toBeNull();
    expect(askSpace(comitas('A1Y1'), 0, 'D5')?.away).toBe('G-22');
    expect(askSpace(comitas('A1Y1'), 0, 'B2')?.away).toBeNull();
  });

  test('G-50, G-67: names the points that it costs if it stays empty', () => {
    expect(askSpace(comitas(''), 0, 'A1')?.cost).toBe(1);
    expect(askSpace(table({ seats: [{ pattern: 'comitas' }] }), 0, 'A1')?.cost).toBe(3);
  });

  test('takes exactly the dice that may be placed there, and none if it is spoiled', () => {
    for (const position of [...drafts(1, 3), ...drafts(3, 5)]) {
      const seat = position.seat;
      const moves = sagrada.legal(position, seat).flatMap((move) => (move.type === 'place' ? [move] : []));
      const cells = sagrada
        .view(position, seat)
        .seats.map(({ dice }) => dice)
        .flatMap((dice, at) => (at === seat ? dice.map((die, cell) => [die, cell] as const) : []))
        .filter(([die]) => die === null)
        .map(([, cell]): Cell => `${'ABCD'.charAt(Math.floor(cell / 5))}${(cell % 5) + 1}` as Cell);
      for (const cell of cells) {
        const here = new Set(moves.filter((move) => move.cell === cell).map(({ die }) => die));
        const answer = askSpace(position, seat, cell);
        expect(new Set(answer?.fitting)).toEqual(here);
        expect(here.size > 0 && (answer?.away !== null || answer.isDead)).toBe(false);
        expect(answer?.isDead).toBe(impossibleCells(position, seat).includes(cell));
      }
      for (const die of sagrada.view(position, seat).pool)
        expect(countFitting(position, seat, die)).toBe(moves.filter((move) => move.die === die).length);
    }
  });

  test('has no answer before the player has a window', () => {
    const options = sagrada.parseOptions({}, 2);
    if (!options.ok) throw new Error(JSON.stringify(options.problems));
    const position = sagrada.start(options.value, 2);
    expect(askSpace(position, 0, 'A1')).toBeUndefined();
    expect(countFitting(position, 0, 'R1')).toBeUndefined();
  });
});

test('G-54: a private objective counts the dice of its colour', () => {
  const position = comitas('A2R1 B1B3 C2R5');
  expect(pointsFor(position, 0, 'R')).toBe(6);
  expect(pointsFor(position, 0, 'R')).toBe(breakdownOf(position, 0).private);
  expect(pointsFor(position, 0, 'G')).toBe(0);
});

test('G-33 to G-44, G-51 to G-53: each tool and objective names its rule', () => {
  expect(TOOL_IDS.map(ruleOfTool)).toEqual(TOOL_IDS.map((_, at) => `G-${33 + at}`));
  expect(ruleOfObjective('row-color-variety')).toBe('G-51');
  expect(ruleOfObjective('shade-variety')).toBe('G-52');
  expect(ruleOfObjective('color-diagonals')).toBe('G-53');
  expect(OBJECTIVE_IDS.map(ruleOfObjective).every((rule) => /^G-5[123]$/.test(rule))).toBe(true);
});
