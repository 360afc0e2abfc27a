/** Two hosts of one table with one store: whoever appends a number that exists has lost, catches up and decides again. */
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  FastRandom,
  saltCommitmentOf,
  seedFromText,
  verifyRecord,
  type Game,
  type GameTypes,
  type Random,
} from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import {
  continueOnlineTable,
  decideOnlineBy,
  everyoneAt,
  Host,
  LostRace,
  openState,
  ownersOf,
  personCalled,
  recordOf,
  sightingsOf,
  type Command,
  type Entry,
  type Opened,
} from '@leadlight/table';
import { anyOf } from '../../../core/test/present.ts';
import { soon } from '../lines.ts';
import { LEVELS, nonceOf, saltOf, termsWith, UNTIMED } from './table.ts';

const seed = seedFromText('races');

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;

class Store<T extends GameTypes> {
  readonly texts: string[];
  lost = 0;
  private readonly random: Random;

  constructor(opened: Opened<T>, random: Random) {
    this.texts = [JSON.stringify(opened)];
    this.random = random;
  }

  async append(entries: readonly Entry<T>[], from: number): Promise<void> {
    await this.pause();
    if (from !== this.texts.length) {
      this.lost++;
      throw new LostRace();
    }
    this.texts.push(...entries.map((entry) => JSON.stringify(entry)));
    await this.pause();
  }

  from(number: number): readonly unknown[] {
    return this.texts.slice(number).map((text) => JSON.parse(text) as unknown);
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.random.below(3)));
  }
}

function hostWith<T extends GameTypes>(game: Game<T>, opened: Opened<T>, store: Store<T>): Host<T> {
  return new Host(
    game,
    { seed, state: openState(game, opened) },
    {
      now: () => 0,
      decide: decideOnlineBy(() => 0),
      store: (entries, from) => store.append(entries, from),
      catchUp: async (behind) => {
        const table = continueOnlineTable(game, behind, store.from(behind.state.log.length), LEVELS);
        if (table === undefined) throw new Error('unreadable');
        return table;
      },
      think: () => Promise.reject(new Error('no bots')),
      levels: LEVELS,
      trouble: (error) => {
        throw error;
      },
    },
  );
}

/** One of the people, connected to one of the hosts. */
class Guest<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly host: Host<T>;
  private readonly name: string;
  private readonly random: Random;
  private count = 0;

  constructor(game: Game<T>, host: Host<T>, name: string, random: Random) {
    this.game = game;
    this.host = host;
    this.name = name;
    this.random = random;
  }

  ask(command: WithoutId<Command<T>>): ReturnType<ReturnType<Host<T>['connect']>['ask']> {
    const sender = personCalled(this.name);
    return this.host.connect(null, sender).ask({ ...command, id: `${this.count++}` });
  }

  async live(): Promise<void> {
    while (this.host.state.phase !== 'over') {
      await this.act(ownersOf(this.host.state).indexOf(this.name));
      await soon();
      if (this.random.below(4) === 0) await this.host.catchUp();
    }
  }

  private async act(seat: number): Promise<unknown> {
    const { phase, position } = this.host.state;
    const [salt, nonce] = [saltOf(this.name), nonceOf(this.name)];
    if (phase === 'sealing') return this.ask({ type: 'seal', seat, hash: saltCommitmentOf(seat, nonce, salt) });
    if (phase === 'opening') return this.ask({ type: 'open-salt', seat, salt, nonce });
    const moves = phase === 'playing' ? this.game.legal(position, seat) : [];
    if (moves.length === 0) return this.host.catchUp();
    const seen = this.game.played(position);
    return this.ask({ type: 'play', seat, seen, moves: [anyOf(moves, this.random)] });
  }
}

/** Resolves with the number of lost races. */
async function race<T extends GameTypes>(game: Game<T>): Promise<number> {
  const random = new FastRandom(`races ${game.id}`);
  const options = game.parseOptions({}, 3);
  if (!options.ok) throw new Error('no options');
  const { id, rules } = game;
  const named = { type: 'opened', at: 0, game: id, rules, options: options.value, players: 3 } as const;
  const opened: Opened<T> = { ...named, commitment: commitmentOf(seed), terms: termsWith(UNTIMED) };
  const store = new Store(opened, random);
  const hosts = [hostWith(game, opened, store), hostWith(game, opened, store)] as const;
  const people = ['ada', 'bob', 'eve'].map((name, at) => new Guest(game, hosts[at === 0 ? 0 : 1], name, random));
  const who = { kind: 'person', name: 'Somebody', colour: 'blue' } as const;
  await Promise.all(people.map((person, seat) => person.ask({ type: 'sit', seat, who })));
  // The first host has not heard of those who sat down at the other one.
  expect(await people[0]?.ask({ type: 'start' })).toMatchObject({ ok: true });
  for (const host of hosts) await host.catchUp();
  await Promise.all(people.map((person) => person.live()));
  for (const host of hosts) await host.catchUp();
  expect(hosts[0].state).toEqual(hosts[1].state);
  for (const viewer of everyoneAt(3)) {
    const seen = sightingsOf(game, hosts[0].state.log, [viewer]).all(viewer);
    for (const host of hosts) expect(host.seenBy(viewer)).toEqual(seen);
  }
  const record = recordOf(game, hosts[1].state, hosts[1].seenBy(null));
  expect(verifyRecord(game, record).problems).toEqual([]);
  return store.lost;
}

describe('two hosts that race for every number', () => {
  test('end with the same game of Sintra', async () => {
    expect(await race(sintra)).toBeGreaterThan(0);
  });

  test('end with the same game of Sagrada', async () => {
    expect(await race(sagrada)).toBeGreaterThan(0);
  });
});
