/** Bots that crash, go silent or break the rules: the game goes on, or the player is asked. */
import { describe, expect, test } from 'vitest';
import type { Thinker } from '@leadlight/bots';
import type { Sintra } from '@leadlight/sintra';
import { personHere, type Entry } from '@leadlight/table';
import { Bots } from '../src/keep/thinking.ts';
import { Host } from '../src/play/host.ts';
import { IllegalBot } from '../src/play/illegal-bot.ts';
import { SINTRA } from '../src/keep/sintra.ts';
import { ADA, BOB, BOT, playedTable } from './tables.ts';

/** Resolves when all requests so far are answered. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A worker whose number decides its behaviour, within what a `Thinker` can do. */
function bots(stuck: () => Promise<void>, silence = 1000) {
  const started: { closed: boolean }[] = [];
  const start = (): Thinker => {
    const worker = { closed: false };
    started.push(worker);
    return { think: () => Promise.reject(new Error('not asked this way')), close: () => (worker.closed = true) };
  };
  return { started, bots: new Bots({ start, stuck, silence }) };
}

const never = (): Promise<void> => Promise.reject(new Error('nobody is to be asked'));

/** Fails this many times, then answers. */
function failing(times: number): () => Promise<string> {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new Error('crashed')) : Promise.resolve('a move'));
}

describe('a worker', () => {
  test('that answers is kept', async () => {
    const { bots: those, started } = bots(never);
    expect(await those.think(failing(0))).toBe('a move');
    expect(await those.think(failing(0))).toBe('a move');
    expect(started).toEqual([{ closed: false }]);
  });

  test('that crashed is replaced once without asking', async () => {
    const { bots: those, started } = bots(never);
    expect(await those.think(failing(1))).toBe('a move');
    expect(started).toEqual([{ closed: true }, { closed: false }]);
  });

  test('that crashes again is replaced when the player wants it', async () => {
    let asked = 0;
    const { bots: those, started } = bots(() => {
      asked++;
      return Promise.resolve();
    });
    expect(await those.think(failing(4))).toBe('a move');
    expect([asked, started.length]).toEqual([3, 5]);
  });

  test('that goes silent counts as crashed', async () => {
    const { bots: those, started } = bots(never, 5);
    let calls = 0;
    const thought = those.think((_, { signal }) => {
      if (calls++ > 0) return Promise.resolve('a move');
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    });
    expect(await thought).toBe('a move');
    expect(started[0].closed).toBe(true);
  });
});

describe('a bot that stands in', () => {
  /** A host whose bots answer on demand. */
  function standingIn() {
    const table = playedTable(SINTRA, { id: 'away', seats: [ADA, BOB], moves: 0, options: { start: 0 } });
    const asked: (() => void)[] = [];
    const stored: Entry<Sintra>[] = [];
    const host = new Host<Sintra>(SINTRA.game, table.seed, table.entries, {
      now: () => 5000,
      store: (entries) => Promise.resolve(void stored.push(...entries)),
      think: ({ seat, events }) =>
        new Promise((answer) => {
          const position = SINTRA.game.start(table.entries[0].options, 2);
          for (const event of events) SINTRA.game.play(position, event);
          asked.push(() => answer(SINTRA.game.legal(position, seat)[0]));
        }),
      levels: ['greedy'],
      trouble: (error) => expect(error).toBeUndefined(),
    });
    const person = host.connect(0, personHere(0));
    const stands = (id: string, level: string | null) => person.ask({ id, type: 'stand-in', seat: 0, level });
    const typesStored = (): readonly string[] => stored.map(({ type }) => type);
    return { host, asked, stands, typesStored };
  }

  test('stops playing when the person is back', async () => {
    const { host, asked, stands, typesStored } = standingIn();
    await stands('away', 'greedy');
    await stands('back', null);
    for (const answer of asked) answer();
    await settled();
    await host.close();
    expect(typesStored()).toEqual(['stood-in', 'stood-in']);
  });

  test.for([0, 1])('thinks again when the person leaves again, whenever its first answer comes (%i)', async (wait) => {
    const { host, asked, stands, typesStored } = standingIn();
    await stands('away', 'greedy');
    const back = stands('back', null);
    asked[0]();
    for (let i = 0; i < 5 * wait; i++) await Promise.resolve();
    await Promise.all([back, stands('away-again', 'greedy')]);
    await settled();
    for (const answer of asked) answer();
    await settled();
    await host.close();
    expect(typesStored()).toEqual(['stood-in', 'stood-in', 'stood-in', 'played']);
  });
});

describe('a bot that breaks the rules', () => {
  test.for([
    ['of the game', { type: 'pick', player: 0, from: 'centre', colour: 'blue', strip: 0 }],
    ['of the table', { type: 'back', player: 1 }],
  ] as const)('%s is reported, and another move is played', async ([, move]) => {
    const table = playedTable(SINTRA, { id: 'illegal', seats: [BOT, BOT], moves: 0, options: { start: 0 } });
    const told: unknown[] = [];
    const stored = new Promise<readonly Entry<Sintra>[]>((resolve) => {
      const host: Host<Sintra> = new Host(SINTRA.game, table.seed, table.entries, {
        now: () => 5000,
        store: async (entries) => {
          resolve(entries);
          await Promise.resolve();
          void host.close();
        },
        think: () => Promise.resolve(move),
        levels: ['journeyman'],
        trouble: (error) => told.push(error),
      });
      host.wake();
    });
    expect(await stored).toMatchObject([{ type: 'played', events: [{ type: 'pick', player: 0 }] }]);
    expect(told).toEqual([expect.any(IllegalBot)]);
  });
});
