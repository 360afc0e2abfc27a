/**
 * Whole online games over bad connections: people sit down, seal and open their salts, play, run out of time and
 * return. Everybody ends up with the same game.
 */
import { describe, expect, test } from 'vitest';
import {
  FastRandom,
  saltCommitmentOf,
  seedFromText,
  verifyRecord,
  type Game,
  type GameTypes,
  type Random,
  type Viewer,
} from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import {
  clocksOf,
  Follower,
  foldAll,
  isUp,
  ownersOf,
  personCalled,
  recordOf,
  THE_HOST,
  type Command,
  type Connection,
  type Entry,
  type Host,
  type TableState,
} from '@leadlight/table';
import { hostOf, soon, unreliable, type Hosted, type Setting } from '../lines.ts';
import { termsWith } from './table.ts';
import { anyOf, present } from '../../../core/test/present.ts';

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;

/** One of the people, with a seat that may get another number. */
class Guest<T extends GameTypes> {
  readonly follower: Follower<T>;
  viewer: Viewer = null;
  private readonly game: Game<T>;
  private readonly random: Random;
  private readonly name: string;
  private readonly salt: string;
  private readonly nonce: string;
  private count = 0;
  /** Falls asleep before the first turn, and wakes up when replaced by a bot. */
  private isAsleep: boolean;

  constructor(host: Host<T>, name: string, { game, random }: Setting<T>, isAsleep = false) {
    this.isAsleep = isAsleep;
    this.name = name;
    this.game = game;
    this.random = random;
    this.salt = `salt-${name}`;
    this.nonce = seedFromText(name);
    const here = (): Connection<T> => host.connect(this.viewer, personCalled(name));
    const line = unreliable<T>(
      { listen: (from, receive) => here().listen(from, receive), ask: (command) => here().ask(command) },
      random,
    );
    this.follower = new Follower(game, line, { entry: (entry) => this.move(entry) }, soon);
    this.follower.listen();
  }

  /** From another seat, other things are visible. */
  private move(entry: Entry<T>): void {
    if (entry.type !== 'gathered' || this.viewer === null) return;
    this.viewer = entry.seats.indexOf(this.viewer);
    this.follower.listen();
  }

  private ask(command: WithoutId<Command<T>>): ReturnType<Follower<T>['ask']> {
    return this.follower.ask({ ...command, id: `${this.count++}` });
  }

  async sit(seat: number): Promise<void> {
    const who = { kind: 'person', name: this.name, colour: 'blue' } as const;
    await this.ask({ type: 'sit', seat, who });
    this.viewer = seat;
    this.follower.listen();
  }

  start(): ReturnType<Follower<T>['ask']> {
    return this.ask({ type: 'start' });
  }

  async live(): Promise<void> {
    while (this.follower.state?.phase !== 'over') {
      await this.act(this.follower.state, this.viewer ?? 0);
      await soon();
      if (this.random.below(5) === 0) this.follower.listen();
    }
  }

  private async act(state: TableState<T> | undefined, seat: number): Promise<unknown> {
    const { salt, nonce } = this;
    switch (state?.phase) {
      case 'sealing':
        return this.ask({ type: 'seal', seat, hash: saltCommitmentOf(seat, nonce, salt) });
      case 'opening':
        return this.ask({ type: 'open-salt', seat, salt, nonce });
      case 'playing':
        return state.standIns[seat] === null ? this.play(state, seat) : this.mayReturn(seat);
      default:
        return undefined;
    }
  }

  private async mayReturn(seat: number): Promise<unknown> {
    this.isAsleep = false;
    return this.random.below(4) === 0 && this.ask({ type: 'stand-in', seat, level: null });
  }

  private async play({ position }: TableState<T>, seat: number): Promise<unknown> {
    const moves = this.game.legal(position, seat);
    if (moves.length === 0 || this.isAsleep || this.random.below(3) === 0) return undefined;
    const move = anyOf(moves, this.random);
    return this.ask({ type: 'play', seat, seen: this.game.played(position), moves: [move] });
  }
}

/** The service: looks at clocks, and has people replaced whose time is up. */
async function serve<T extends GameTypes>(
  game: Game<T>,
  { host, opened, stored }: Hosted<T>,
  tick: () => number,
): Promise<void> {
  const service = host.connect(null, THE_HOST);
  for (let count = 0; ; count++) {
    await soon();
    const now = tick();
    const state = foldAll(game, [opened, ...stored]);
    if (state.phase === 'over') return;
    for (const [seat, clock] of clocksOf(state).entries()) {
      if (isUp(clock, now)) await service.ask({ id: `expire-${count}-${seat}`, type: 'expire', seat });
    }
  }
}

async function expectSameGame<T extends GameTypes>(game: Game<T>, names: readonly string[]): Promise<void> {
  let now = 0;
  const random = new FastRandom(`online ${game.id}`);
  const terms = { ...termsWith({ kind: 'live', bank: 4000, increment: 500 }), standIn: 'random' };
  const setting = { game, players: 4, random, online: { terms, clock: () => now } };
  const hosted = hostOf(setting);
  const { host, opened, stored } = hosted;
  const guests = names.map((name, at) => new Guest(host, name, setting, at === 1));
  const spectator = new Guest(host, 'watching', setting);
  for (const [at, guest] of guests.entries()) await guest.sit(3 - at);
  expect((await present(guests[0]).start()).ok).toBe(true);
  const served = serve(game, hosted, () => (now += 100));
  await Promise.all([served, ...guests.map((guest) => guest.live())]);
  while (spectator.follower.state?.phase !== 'over') {
    spectator.follower.listen();
    await soon();
  }
  const state = foldAll(game, [opened, ...stored]);
  expect(ownersOf(state)).toEqual(names.toReversed());
  expect(stored.flatMap((entry) => (entry.type === 'stood-in' ? [entry.level] : []))).toEqual(
    expect.arrayContaining(['random', null]),
  );
  for (const { follower, viewer } of [...guests, spectator]) {
    expect(follower.state).toMatchObject({ phase: 'over', seats: state.seats, standIns: state.standIns });
    expect(follower.state?.log).toHaveLength(state.log.length);
    expect(follower.state && clocksOf(follower.state)).toEqual(clocksOf(state));
    expect(follower.state && game.view(follower.state.position, viewer)).toEqual(game.view(state.position, viewer));
  }
  expect(state.salts.filter((salt) => salt !== '')).toHaveLength(names.length);
  expect(verifyRecord(game, recordOf(game, state, []))).toMatchObject({ chance: 'proved', problems: [] });
}

describe('an online game over bad lines is the same for everyone', () => {
  test('in Sintra', () => expectSameGame(sintra, ['ada', 'bob', 'cleo']));
  test('in Sagrada', () => expectSameGame(sagrada, ['ada', 'bob']));
});
