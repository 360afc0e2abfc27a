/** How many events a thread plays to get to the position of a question. */
import { serve, thinker, type Begin, type Bots, type SeenRecord } from '@leadlight/bots';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import type { Game, GameTypes } from '@leadlight/core';
import { describe, expect, test } from 'vitest';
import { counted } from '../../table/test/counted.ts';
import { randomBrain } from '../src/thinking/random.ts';
import { botsOf, ladderOf } from '../src/thinking/search.ts';
import { seenRecords } from './seen-records.ts';
import { directPorts, machineOf } from './worker-bench.ts';

/** Bots in a thread of their own, which counts what it plays. */
function thread<T extends GameTypes>(game: Game<T>) {
  const { game: counting, plays } = counted(game);
  const brain = randomBrain(game);
  const bots: Bots = botsOf(counting, {
    random: brain,
    greedy: brain,
    ...ladderOf(() => brain),
  });
  const ports = directPorts();
  const begin: Begin = (seen, level, seed) => bots.search(seen, level, seed);
  serve(ports.far, machineOf(), begin);
  const asked = thinker(ports.near);
  return async (seen: SeenRecord<T>): Promise<number> => {
    const before = plays();
    await asked.think(seen, 'random', 'any');
    return plays() - before;
  };
}

async function expectNoReplay<T extends GameTypes>(game: Game<T>, players: number): Promise<void> {
  const playsFor = thread(game);
  const known = Array.from({ length: players }, () => 0);
  for (const seen of seenRecords(game, { players, seed: 'once' })) {
    const { seat, events } = seen;
    // A seat may have less to play than it has not seen: another one has seen the same.
    expect(await playsFor(seen)).toBeLessThanOrEqual(events.length - known[seat]);
    known[seat] = events.length;
  }
  expect(Math.max(...known)).toBeGreaterThan(30);
}

describe('a thread plays only what is new to it', () => {
  test.for([2, 4])('in Sintra with %i players', (players) => expectNoReplay(sintra, players));
  test.for([1, 4])('in Sagrada with %i players', (players) => expectNoReplay(sagrada, players));

  test('and nothing when it is asked again', async () => {
    const playsFor = thread(sintra);
    const [seen] = seenRecords(sintra, { players: 2, seed: 'again' });
    expect([await playsFor(seen), await playsFor(seen)]).toEqual([seen.events.length, 0]);
  });

  test('but everything after an undone turn, and with other options', async () => {
    const playsFor = thread(sintra);
    const records = seenRecords(sintra, { players: 2, seed: 'undone' });
    const [early, late] = [records[5], records[20]];
    await playsFor(late);
    expect(await playsFor(early)).toBe(early.events.length);
    expect(await playsFor(late)).toBe(0);
    const other = { ...late, options: { ...late.options, scoreFloor: true } };
    expect(await playsFor(other)).toBe(other.events.length);
  });

  test('and remembers the latest sixteen games', async () => {
    const playsFor = thread(sintra);
    const early = seenRecords(sintra, { players: 2, seed: 'first' })[0];
    await playsFor(early);
    const others = Array.from({ length: 16 }, (_, i) => seenRecords(sintra, { players: 2, seed: `${i}` })[0]);
    for (const other of others.slice(1)) await playsFor(other);
    expect(await playsFor(early)).toBe(0);
    for (const other of others) await playsFor(other);
    expect(await playsFor(early)).toBe(early.events.length);
  });

  test('and remembers nothing of a record that is refused', async () => {
    const playsFor = thread(sintra);
    const seen = seenRecords(sintra, { players: 2, seed: 'refused' })[4];
    const last = seen.events.length - 1;
    await playsFor(seen);
    const twice = { ...seen, events: [...seen.events, seen.events[last]] };
    for (let i = 0; i < 2; i++) await expect(playsFor(twice)).rejects.toThrow(`events[${last + 1}] is refused`);
    expect(await playsFor(seen)).toBe(0);
  });
});
