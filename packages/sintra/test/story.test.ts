/** Turns, rounds, and what is told of them. */
import { expect, test } from 'vitest';
import { sintra, type Consequence } from '../src/index.ts';

const STARTED: Consequence = { type: 'round-started', rule: 'R-11', round: 3, seat: 1, bonus: 'pink' };
const ENDED: Consequence = { type: 'round-ended', rule: 'R-43', round: 2, colour: 'white' };

test('R-12: every move ends its turn', () => {
  expect(sintra.endsTurn({ type: 'pick', player: 0, from: 'centre', colour: 'pink', strip: 3 })).toBe(true);
  expect(sintra.endsTurn({ type: 'back', player: 1 })).toBe(true);
});

test('R-11: a round starts when its first player is known', () => {
  expect(sintra.startsRound(STARTED)).toBe(3);
  expect(sintra.startsRound(ENDED)).toBeUndefined();
});

test('R-43: a round ends when its pane leaves the indicator', () => {
  expect(sintra.endsRound(ENDED)).toBe(2);
  expect(sintra.endsRound(STARTED)).toBeUndefined();
});

test('R-10, R-13, R-24, R-25: panes and strips that move without a decision are not told', () => {
  const untold: readonly Consequence[] = [
    { type: 'display-filled', rule: 'R-10', display: 0, panes: ['pink'] },
    { type: 'swept', rule: 'R-13', display: 0, panes: ['pink'] },
    { type: 'discarded', rule: 'R-24', seat: 0, panes: ['pink'] },
    { type: 'strip-flipped', rule: 'R-25', seat: 0, slot: 2, side: 'back' },
  ];
  expect(untold.map((happened) => sintra.isTold(happened))).toEqual([false, false, false, false]);
  expect([STARTED, ENDED].map((happened) => sintra.isTold(happened))).toEqual([true, true]);
});
