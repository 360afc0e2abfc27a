/** Bots that answer late or break the rules: the game goes on. */
import { describe, expect, test } from 'vitest';
import { sintra, type Sintra } from '@leadlight/sintra';
import { Host, IllegalBot, personHere, type Entry } from '@leadlight/table';
import { ADA, BOB, BOT, playedTable } from './tables.ts';
import { present } from '../../core/test/present.ts';

/** Resolves when all requests so far are answered. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a bot that stands in', () => {
  /** A host whose bots answer on demand. */
  function standingIn() {
    const table = playedTable({ game: sintra }, { id: 'away', seats: [ADA, BOB], moves: 0, options: { start: 0 } });
    const asked: (() => void)[] = [];
    const stored: Entry<Sintra>[] = [];
    const host = new Host<Sintra>(sintra, table, {
      now: () => 5000,
      store: (entries) => Promise.resolve(void stored.push(...entries)),
      think: ({ seat, events }) =>
        new Promise((answer) => {
          const position = sintra.start(table.entries[0].options, 2);
          for (const event of events) sintra.play(position, event);
          asked.push(() => answer(present(sintra.legal(position, seat)[0])));
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
    present(asked[0])();
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
    const table = playedTable({ game: sintra }, { id: 'illegal', seats: [BOT, BOT], moves: 0, options: { start: 0 } });
    const told: unknown[] = [];
    const stored = new Promise<readonly Entry<Sintra>[]>((resolve) => {
      const host: Host<Sintra> = new Host(sintra, table, {
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
