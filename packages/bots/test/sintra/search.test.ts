import { describe, expect, it } from 'vitest';
import { LADDER, type Level, type Search } from '@leadlight/bots';
import { sintraBots } from '@leadlight/bots/sintra';
import { Codes, type Seat } from '@leadlight/core';
import { ROUNDS, sintra, sintraText, type Position, type Sintra } from '@leadlight/sintra';
import { Evaluation } from '../../src/sintra/evaluation.ts';
import { Memory } from '../../src/sintra/memory.ts';
import { Tree } from '../../src/sintra/tree.ts';
import { decided } from '../play.ts';
import { panesLeft, randomPosition, TABLES } from './positions.ts';

const begin = (position: Position, level: Level, budget?: number, seed = 'a seed'): Search<Sintra> =>
  sintraBots.begin({ seat: position.turn, position, events: [] }, level, seed, budget);

const isForced = (position: Position): boolean => sintra.legal(position, position.turn).length === 1;

describe('the search of Sintra', () => {
  it('finds the same move however its work is divided into steps', () => {
    for (const players of [2, 3]) {
      for (const budget of [1, 50, 333, 2000]) {
        const position = randomPosition(players, 11, `chunks ${budget}`);
        const whole = begin(position, 'master', budget).step(Infinity);
        for (const size of [1, 7, 100]) {
          const search = begin(position, 'master', budget);
          let thought = search.step(size);
          while (!thought.finished) {
            expect(thought.nodes % size).toBe(0);
            thought = search.step(size);
          }
          expect(thought).toEqual(whole);
        }
      }
    }
  });

  it('does no more work than asked, and stops at its budget', () => {
    const search = begin(randomPosition(2, 0, 'work'), 'master', 100);
    expect(search.step(0)).toMatchObject({ nodes: 0, finished: false });
    expect(search.step(60)).toMatchObject({ nodes: 60, finished: false });
    expect(search.step(60)).toMatchObject({ nodes: 100, finished: true });
    expect(search.step(60)).toMatchObject({ nodes: 100, finished: true });
  });

  it('leaves the position unchanged', () => {
    const position = randomPosition(3, 20, 'untouched');
    const before = sintraText.writePosition(position);
    decided(begin(position, 'artisan'));
    expect(sintraText.writePosition(position)).toBe(before);
  });

  it('needs no chance inside the round', () => {
    const position = randomPosition(2, 15, 'chance');
    const thoughts = ['one', 'two', 'three'].map((seed) => begin(position, 'master', 3000, seed).step(3000));
    expect(new Set(thoughts.map((thought) => JSON.stringify(thought))).size).toBe(1);
  });

  it('answers with a legal move at every table', () => {
    for (const options of TABLES) {
      for (const players of [2, 3, 4]) {
        for (const moves of [0, 9, 25, 45]) {
          const position = randomPosition(players, moves, `legal ${moves}`, options);
          for (const level of LADDER) {
            const move = decided(begin(position, level, 300));
            expect(sintra.why(position, move)).toEqual([]);
          }
        }
      }
    }
  });

  it('spends no nodes on the only move', () => {
    expect(begin(find(isForced, 'forced'), 'master').step(1000)).toMatchObject({ nodes: 1, finished: true });
  });
});

/** The first matching position of random two-player games, after at least this many moves. */
function find(
  isWanted: (position: Position) => boolean,
  seed: string,
  least = 8,
  options = TABLES[0],
  players = 2,
): Position {
  for (let game = 0; ; game++) {
    for (let moves = least; moves < least + 14; moves++) {
      const position = randomPosition(players, moves, `${seed} ${game}`, options);
      if (position.phase === 'decide' && isWanted(position)) return position;
    }
  }
}

const FEW = 4;
const ROUND_6 = 62;

/** The lead of the seat to move, found by trying everything to the end of the round. */
function bruteForce(position: Position, leadOf: (end: Position, seat: Seat) => number): number {
  const codes = new Codes();
  sintra.moves(position, position.turn, codes);
  const leads = codes.at.slice(0, codes.count).map((code) => {
    const next = sintra.copy(position);
    sintra.apply(next, code);
    return next.phase === 'decide' ? -bruteForce(next, leadOf) : leadOf(next, position.turn);
  });
  return Math.max(...leads);
}

const solve = (position: Position) => begin(position, 'master', Infinity).step(Infinity);

describe('the last moves of a round', () => {
  it('are played perfectly between two', () => {
    for (let i = 0; i < 25; i++) {
      const position = find((each) => panesLeft(each) <= FEW, `few ${i}`);
      const evaluation = new Evaluation(position);
      const expected = bruteForce(position, (end, seat) => {
        const values = evaluation.expect(end);
        return values[seat] - values[1 - seat];
      });
      for (const memory of [undefined, new Memory(2, 1000)]) {
        const tree = new Tree(position, evaluation, memory);
        tree.work(Infinity);
        expect(tree.solved).toBe(true);
        expect(tree.value).toBeCloseTo(expected, 8);
      }
    }
  });

  it('are worth the same with and without a memory, in fewer nodes with it', () => {
    let [without, within] = [0, 0];
    for (const players of [2, 3]) {
      for (let i = 0; i < 6; i++) {
        const position = find((each) => panesLeft(each) <= 6, `memory ${i}`, 8, TABLES[0], players);
        const trees = [undefined, new Memory(players, 20_000)].map(
          (memory) => new Tree(position, new Evaluation(position), memory),
        );
        for (const tree of trees) tree.work(Infinity);
        expect(trees[1].value).toBeCloseTo(trees[0].value, 8);
        without += trees[0].nodes;
        within += trees[1].nodes;
      }
    }
    expect(within).toBeLessThan(without);
  });

  it('of the game are worth exactly their final scoring, with or without a floor', () => {
    for (const options of TABLES) {
      const isLast = (each: Position): boolean => each.round === ROUNDS && panesLeft(each) <= FEW;
      const position = find(isLast, 'last', ROUND_6, options);
      const expected = bruteForce(position, (end, seat) => {
        sintra.play(end, { type: 'end' });
        return end.boards[seat].score - end.boards[1 - seat].score;
      });
      expect(solve(position).value).toBe(expected);
    }
  });
});

describe('the search beyond the round', () => {
  const isDecided = (each: Position): boolean => panesLeft(each) <= FEW && sintra.legal(each, each.turn).length > 2;
  const position = find(isDecided, 'beyond');

  it('draws deals from its own chance, the same for the same seed', () => {
    const [one, again, other] = ['one', 'one', 'other'].map((seed) => begin(position, 'master', 8000, seed).step(8000));
    expect(again).toEqual(one);
    expect(other.value).not.toBe(one.value);
  });

  it('finds the same move however its work is divided into steps', () => {
    const whole = begin(position, 'master', 4000).step(Infinity);
    const search = begin(position, 'master', 4000);
    let thought = search.step(13);
    while (!thought.finished) thought = search.step(13);
    expect(thought).toEqual(whole);
  });

  it('stops after enough deals', () => {
    const { finished, nodes } = begin(position, 'master', Infinity).step(Infinity);
    expect(finished).toBe(true);
    expect(nodes).toBeLessThan(100_000);
  });
});
