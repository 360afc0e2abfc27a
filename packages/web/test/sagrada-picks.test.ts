import { expect, test } from 'vitest';
import type { Die } from '@leadlight/sagrada';
import type { SagradaStep } from '../src/games/sagrada/choosing/steps.ts';
import { isMeant, isPaying, NO_PICKS, pick, type Picks } from '../src/games/sagrada/picks.ts';
import { present } from '../../core/test/present.ts';

const POOL: readonly Die[] = ['R3', 'B2', 'R3', 'R3'];
const TOOL = { kind: 'tool', tool: 'grinding-stone' } as const;
const pay = { kind: 'pay', die: 'R3' } as const;
const die = { kind: 'die', die: 'R3' } as const;
const at = (place: number) => ({ kind: 'pool', at: place, die: present(POOL[place]) }) as const;

/** The chosen and the paying places after these touches. */
function lit(touches: readonly (readonly [place: number, step: SagradaStep])[], touched: readonly SagradaStep[]) {
  let picks: Picks = NO_PICKS;
  touches.forEach(([place, step], before) => {
    picks = pick(picks, { pool: POOL, touched: touched.slice(0, before) }, at(place), step);
  });
  const choice = { pool: POOL, touched };
  const dice = [0, 2, 3];
  return {
    meant: dice.filter((place) => isMeant(picks, choice, at(place))),
    paying: dice.filter((place) => isPaying(picks, choice, at(place))),
  };
}

test('the touched die is chosen among equal ones', () => {
  expect(lit([[2, die]], [die])).toEqual({ meant: [2], paying: [] });
});

test('the paying die is told apart from an equal one that is drafted', () => {
  const touches = [
    [3, pay],
    [0, die],
  ] as const;
  expect(lit(touches, [TOOL, pay, die])).toEqual({ meant: [0, 3], paying: [3] });
});

test('this also applies if the drafted die was chosen before the tool', () => {
  const touches = [
    [0, die],
    [2, pay],
  ] as const;
  expect(lit(touches, [TOOL, pay, die])).toEqual({ meant: [0, 2], paying: [2] });
});

test('a new choice forgets the payment before it', () => {
  const picks = pick({ places: [3], payer: 3 }, { pool: POOL, touched: [] }, at(0), die);
  expect(picks).toEqual({ places: [0] });
});
