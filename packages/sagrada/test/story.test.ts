/** Turns, rounds, and what is told of them. */
import { expect, test } from 'vitest';
import { sagrada, type Consequence } from '../src/index.ts';

const ROLLED: Consequence = { type: 'rolled', rule: 'G-11', round: 3, seat: 1, dice: ['R1'] };
const ENDED: Consequence = { type: 'round-ended', rule: 'G-14', round: 2, dice: ['B4'] };

test('G-13: a turn lasts until its player ends it', () => {
  expect(sagrada.endsTurn({ type: 'done', player: 0 })).toBe(true);
  expect(sagrada.endsTurn({ type: 'place', player: 0, die: 'R1', cell: 'A1' })).toBe(false);
  expect(sagrada.endsTurn({ type: 'tool', player: 0, tool: 'glazing-hammer' })).toBe(false);
  expect(sagrada.endsTurn({ type: 'settle', player: 0 })).toBe(false);
});

test('G-04: choosing a window is a turn of its own', () => {
  expect(sagrada.endsTurn({ type: 'choose', player: 0, pattern: null })).toBe(true);
});

test('G-11: a round starts with its roll', () => {
  expect(sagrada.startsRound(ROLLED)).toBe(3);
  expect(sagrada.startsRound(ENDED)).toBeUndefined();
});

test('G-14: a round ends when its last dice go to the track', () => {
  expect(sagrada.endsRound(ENDED)).toBe(2);
  expect(sagrada.endsRound(ROLLED)).toBeUndefined();
});

test('every consequence is told', () => {
  expect([ROLLED, ENDED].map((happened) => sagrada.isTold(happened))).toEqual([true, true]);
});
