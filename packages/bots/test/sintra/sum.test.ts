import { describe, expect, it } from 'vitest';
import type { Position } from '@leadlight/sintra';
import { Evaluation, sureOf } from '../../src/sintra/evaluation.ts';
import { Memory } from '../../src/sintra/memory.ts';
import { Tree } from '../../src/sintra/tree.ts';
import { Counter } from './counter.ts';
import { randomPosition, TABLES } from './positions.ts';

/** Evaluates a position by the list of its features, each multiplied by its weight, and remembers no board. */
class ByList extends Evaluation {
  private readonly counter: Counter;

  constructor(position: Position) {
    super(position);
    this.counter = new Counter(position);
  }

  override expect(position: Position): Float64Array {
    const values = super.expect(position);
    if (position.phase === 'over') return values;
    this.counter.look(position);
    const row = this.rowFor(position);
    for (const board of position.boards) {
      this.counter.measure(position, board);
      values[board.seat] = row.reduce(
        (sum, weight, i) => sum + weight * this.counter.features[i],
        sureOf(position, board.seat),
      );
    }
    return values;
  }
}

const PLAYERS = [2, 3, 4];

/** Every kind of table, from the first move to the last round. */
function eachPosition(moves: readonly number[], see: (position: Position) => void): void {
  for (const options of TABLES) {
    for (const players of PLAYERS) {
      for (const made of moves) see(randomPosition(players, made, `sum ${made}`, options));
    }
  }
}

describe('the sum of weighted features', () => {
  it('has the features of the plain list', () => {
    eachPosition([0, 6, 13, 30, 52], (position) => {
      const { meter } = new Evaluation(position);
      const counter = new Counter(position);
      meter.look(position);
      counter.look(position);
      for (const board of position.boards) {
        meter.measure(position, board);
        counter.measure(position, board);
        for (const [i, feature] of counter.features.entries()) expect(meter.features[i]).toBeCloseTo(feature, 10);
      }
    });
  });

  it('finds the moves that the plain list finds', () => {
    let nodes = 0;
    eachPosition([2, 17, 33], (position) => {
      const [summed, listed] = [new Evaluation(position), new ByList(position)].map((evaluation) => {
        const tree = new Tree(position, evaluation, new Memory(position.boards.length, 1500));
        tree.work(1500);
        return tree;
      });
      expect(summed.move).toBe(listed.move);
      expect(summed.nodes).toBe(listed.nodes);
      expect(summed.value).toBeCloseTo(listed.value, 8);
      nodes += summed.nodes;
    });
    expect(nodes).toBeGreaterThan(20_000);
  });
});
