import { describe, expect, it } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { PALACE_SIDES, ROUNDS, sintra, type PalaceSide } from '@leadlight/sintra';
import { Evaluation } from '../../src/sintra/evaluation.ts';
import { FEATURE_COUNT } from '../../src/sintra/terms.ts';
import { Tree } from '../../src/sintra/tree.ts';
import { WEIGHTS, type Weights } from '../../src/sintra/weights.ts';

const NONE: Weights = Array.from({ length: ROUNDS + 1 }, () => Array.from({ length: FEATURE_COUNT }, () => 0));
const BUDGET = 80;

/** The lead of a seat with the fitted weights over one that counts only certain points. */
function leadOfFitted(side: PalaceSide, seat: number, seed: string): number {
  const random = new FastRandom(seed);
  const position = sintra.start({ side, scoreFloor: false, strips: 'house' }, 2);
  const [fitted, unfitted] = [new Evaluation(position), new Evaluation(position, NONE)];
  while (position.phase !== 'over') {
    if (position.phase === 'decide') {
      const tree = new Tree(position, position.turn === seat ? fitted : unfitted);
      tree.work(BUDGET);
      sintra.apply(position, tree.move);
    } else sintra.deal(position, () => random);
  }
  return position.boards[seat].score - position.boards[1 - seat].score;
}

describe('the fitted weights', () => {
  it('exist for every number of players and side of the palace', () => {
    expect(Object.keys(WEIGHTS).toSorted()).toEqual(['2A', '2B', '3A', '3B', '4A', '4B']);
    for (const rows of Object.values(WEIGHTS)) {
      expect(rows).toHaveLength(ROUNDS + 1);
      for (const row of rows) expect(row).toHaveLength(FEATURE_COUNT);
    }
  });

  it('play better than none', () => {
    for (const side of PALACE_SIDES) {
      const leads = [0, 1].flatMap((seat) => ['one', 'two', 'three'].map((seed) => leadOfFitted(side, seat, seed)));
      expect(leads.reduce((sum, lead) => sum + lead, 0) / leads.length, side).toBeGreaterThan(5);
    }
  });
});
