/** The yardstick plays the same games as the engines: as long, with as many choices, and with the same scores. */
import { Codes, FastRandom, type Game, type GameTypes } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { compileYardstick, type Played } from '../../src/native/yardstick.ts';

const GAMES = 8000;

type Counts = Omit<Played, 'seconds'>;

/** Whole random games on the engine, counted as the yardstick counts its own. */
function playOurs<T extends GameTypes>(game: Game<T>, options: T['options'], players: number): Counts {
  const random = new FastRandom(players);
  const codes = new Codes();
  const counts = { games: 0, moves: 0, choices: 0, score: 0 };
  for (; counts.games < GAMES; counts.games++) {
    const position = game.start(options, players);
    for (let due = game.toAct(position); due.kind !== 'over'; due = game.toAct(position)) {
      if (due.kind !== 'decide') {
        game.deal(position, () => random);
        continue;
      }
      codes.clear();
      game.moves(position, due.seats[0], codes);
      counts.choices += codes.count;
      counts.moves++;
      const code = codes.at[random.below(codes.count)];
      if (code !== undefined) game.apply(position, code);
    }
    counts.score += game.result(position)?.scores.reduce((sum, score) => sum + score, 0) ?? 0;
  }
  return counts;
}

const yardstick = compileYardstick();

/** How far apart two figures are, as a part of the second. */
const apart = (one: number, other: number): number => Math.abs(one - other) / Math.abs(other);

describe.skipIf(yardstick === undefined)('the yardstick in C', () => {
  test.each([
    ['sintra', 2],
    ['sintra', 3],
    ['sintra', 4],
    ['sagrada', 2],
    ['sagrada', 3],
    ['sagrada', 4],
  ] as const)('plays %s with %i players as the engine does, to within a hundredth', (id, players) => {
    const ours =
      id === 'sintra'
        ? playOurs(sintra, { side: 'A', scoreFloor: false, strips: 'house' }, players)
        : playOurs(sagrada, { tools: 3 }, players);
    const theirs = yardstick?.(id, { games: GAMES }, players, players);
    expect(theirs?.games).toBe(GAMES);
    for (const count of ['moves', 'choices', 'score'] as const) {
      expect([count, apart(theirs?.[count] ?? 0, ours[count])]).toEqual([count, expect.toSatisfy((x) => x < 0.01)]);
    }
  });

  test('plays for about as long as it is told', () => {
    const played = yardstick?.('sintra', { milliseconds: 20 }, 2, 1);
    expect(played?.games).toBeGreaterThan(0);
    expect(played?.seconds).toBeGreaterThan(0);
  });
});
