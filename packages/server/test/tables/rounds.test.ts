import { expect, test } from 'vitest';
import { Rounds } from '../../src/tables/rounds.ts';

test('everything gets its turn once in a round, in parts of the same size', () => {
  const [all, done] = [[1, 2, 3, 4, 5, 6, 7], new Array<number>()];
  const rounds = new Rounds(
    3,
    () => all,
    (item) => done.push(item),
  );
  const turn = (): readonly number[] => {
    rounds.turn();
    return done.splice(0);
  };
  expect([turn(), turn(), turn()]).toEqual([
    [1, 2, 3],
    [4, 5],
    [6, 7],
  ]);
  all.push(8);
  expect([turn(), turn(), turn()].flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('few things leave some turns empty, and what comes later waits for the next round', () => {
  const [all, done] = [[1], new Array<number>()];
  const rounds = new Rounds(
    2,
    () => all,
    (item) => done.push(item),
  );
  rounds.turn();
  all.push(2);
  rounds.turn();
  expect(done).toEqual([1]);
  rounds.turn();
  rounds.turn();
  expect(done).toEqual([1, 1, 2]);
});
