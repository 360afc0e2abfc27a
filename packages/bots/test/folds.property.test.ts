/** What a thread remembers of a game saves it the replay, and never changes an answer. */
import { LEVELS, type Bots, type Level, type SeenRecord, type Thought } from '@leadlight/bots';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { sintraBots } from '@leadlight/bots/sintra';
import { FastRandom, type Game, type GameTypes, type Random } from '@leadlight/core';
import { describe, expect, test } from 'vitest';
import { games } from '../../core/test/properties.ts';
import { seenRecords } from './seen-records.ts';

const BUDGET = 6;

/** The answer of a thread that remembers nothing. */
function fresh<T extends GameTypes>(bots: Bots<T>, seen: SeenRecord<T>, level: Level): Thought<T> {
  const { seat, events } = seen;
  return bots.begin({ seat, position: folded(bots.game, seen), events }, level, 'any', BUDGET).step(BUDGET);
}

function folded<T extends GameTypes>(game: Game<T>, { options, players, events }: SeenRecord<T>): T['position'] {
  const position = game.start(options, players.length);
  for (const event of events) expect(game.play(position, event)).toEqual([]);
  return position;
}

/** Questions in the order in which games ask them; now and then a turn is undone and another one taken. */
function* asked<T extends GameTypes>(game: Game<T>, players: number, random: Random): Generator<SeenRecord<T>> {
  const lines = ['one', 'other'].map((seed) => seenRecords(game, { players, seed }));
  const fork = seenRecords(game, { players, seed: 'one', moves: 'fork', after: 9 });
  for (let at = 0; at < lines[0].length; at++) {
    for (const line of [...lines, fork]) if (line[at] !== undefined) yield line[at];
    if (random.below(5) === 0) yield lines[0][random.below(at + 1)];
  }
}

/** Each search takes its steps after the next one has begun, as in a thread with several tables. */
function expectSame<T extends GameTypes>(bots: Bots<T>, players: number, from: number): void {
  let count = from;
  let check = (): void => undefined;
  for (const seen of asked(bots.game, players, new FastRandom(`${from}`))) {
    const level = LEVELS[count++ % LEVELS.length];
    const search = bots.search(structuredClone(seen), level, 'any', BUDGET);
    check();
    check = () => {
      const message = `${level}, after ${seen.events.length} events`;
      expect(search.step(BUDGET), message).toEqual(fresh(bots, seen, level));
    };
  }
  check();
  expect(count - from).toBeGreaterThan(30);
}

describe('a thread that remembers games answers like one that does not, after undone turns and forks, too', () => {
  const rounds = Array.from({ length: games(2) }, (_, i) => i);

  test.for([2, 3, 4])('in Sintra with %i players', (players) => {
    for (const from of rounds) expectSame(sintraBots, players, from);
  });

  test.for([1, 2, 4])('in Sagrada with %i players', (players) => {
    for (const from of rounds) expectSame(sagradaBots, players, from);
  });
});
