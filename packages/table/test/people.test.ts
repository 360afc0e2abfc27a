/**
 * Several people at a table, each over a bad connection: each turn counts once, even if all of them use the same ids.
 */
import { describe, expect, test } from 'vitest';
import { FastRandom, type Game, type GameTypes, type Random, type Seat } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import {
  Follower,
  THE_HOST,
  type CommandOf,
  type Entry,
  type Host,
  type Occupant,
  type Sender,
} from '@leadlight/table';
import { hostOf, soon, unreliable, type Setting } from './lines.ts';
import { anyOf } from '../../core/test/present.ts';

const guestAt = (seat: Seat): Sender => ({ name: `guest-${seat}`, seats: [seat], host: false });

/** One of the people. All of them count their turns from 0, so their ids collide all the time. */
class Guest<T extends GameTypes> {
  readonly seat: Seat;
  readonly follower: Follower<T>;
  /** The ids of the turns that the host has confirmed. */
  readonly done: string[] = [];
  readonly refused: string[] = [];
  private turns = 0;
  private readonly game: Game<T>;
  private readonly random: Random;

  constructor(host: Host<T>, seat: Seat, { game, random }: Setting<T>) {
    const line = unreliable(host.connect(seat, guestAt(seat)), random);
    this.seat = seat;
    this.game = game;
    this.random = random;
    this.follower = new Follower(game, line, { entry: () => undefined }, soon);
    this.follower.listen();
  }

  async sit(): Promise<void> {
    const who: Occupant = { kind: 'person', name: `Guest ${this.seat}`, colour: 'blue' };
    await this.follower.ask({ id: 'sit', type: 'sit', seat: this.seat, who });
  }

  async play(): Promise<void> {
    while (this.follower.state?.phase !== 'over') {
      const command = this.turn();
      if (command !== undefined) await this.send(command);
      await soon();
      if (this.random.below(10) === 0) this.follower.listen();
    }
  }

  private turn(): CommandOf<T, 'play'> | undefined {
    const position = this.follower.state?.position;
    const moves = position === undefined ? [] : this.game.legal(position, this.seat);
    if (position === undefined || moves.length === 0) return undefined;
    const move = anyOf(moves, this.random);
    const { seat, game } = this;
    return { id: `${this.turns++}`, type: 'play', seat, seen: game.played(position), moves: [move] };
  }

  private async send(command: CommandOf<T, 'play'>): Promise<void> {
    const answer = await this.follower.ask(command);
    if (answer.ok) this.done.push(command.id);
    else this.refused.push(...answer.problems.map(({ reason }) => reason.key));
  }
}

/** The ids of a sender's turns in the log, in order. */
const storedOf = <T extends GameTypes>(stored: readonly Entry<T>[], { name }: Sender): readonly unknown[] =>
  stored.flatMap((entry) => (entry.type === 'played' && entry.sender === name ? [entry.command] : []));

interface PlayedOut<T extends GameTypes> {
  readonly guests: readonly Guest<T>[];
  readonly stored: readonly Entry<T>[];
}

async function playOut<T extends GameTypes>(setting: Setting<T>): Promise<PlayedOut<T>> {
  const { host, stored } = hostOf(setting);
  const guests = Array.from({ length: setting.players }, (_, seat) => new Guest(host, seat, setting));
  await Promise.all(guests.map((guest) => guest.sit()));
  const start = await host.connect(null, THE_HOST).ask({ id: 'sit', type: 'start' });
  expect(start.ok).toBe(true);
  await Promise.all(guests.map((guest) => guest.play()));
  return { guests, stored };
}

/** With a slow connection, a guest acts on a past moment or after the end. */
const LATE: readonly string[] = ['table-stale', 'table-over'];

function expectOnce<T extends GameTypes>({ guests, stored }: PlayedOut<T>): void {
  for (const { seat, done, refused } of guests) {
    expect(refused.filter((key) => !LATE.includes(key))).toEqual([]);
    expect(done.length).toBeGreaterThan(5);
    expect(storedOf(stored, guestAt(seat))).toEqual(done);
  }
}

describe('each person’s turns count once', () => {
  test('in Sintra', async () => {
    expectOnce(await playOut({ game: sintra, players: 2, random: new FastRandom('sintra') }));
  });

  test('in Sagrada', async () => {
    expectOnce(await playOut({ game: sagrada, players: 3, random: new FastRandom('sagrada') }));
  });
});
