/** A service with a game in progress, for attackers to disturb. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FastRandom } from '@leadlight/core';
import type { ServerFrame, ServerFrameOf } from '@leadlight/protocol';
import { REAL_WORLD } from '../../src/base/world.ts';
import type { Limits } from '../../src/http/limits.ts';
import { Visitor, type Line } from '../online/person.ts';
import { Player } from '../online/player.ts';
import { runService, type Running } from '../online/service.ts';

/** A metric, with the reason that it counts. */
export type Counted = `${'refusals' | 'endings'}:${string}`;

const TERMS = {
  listed: false,
  watchers: 'anyone',
  chat: 'free',
  pace: { kind: 'none' },
  standIn: 'apprentice',
  timeout: 'bot',
};

export type Command = Parameters<Player['command']>[0];

/** A person with a connection that follows the table. */
export interface Guest {
  readonly visitor: Visitor;
  readonly line: Line;
  readonly player: Player;
}

/** As in the real service, but quicker to give up on the silent and the slow. */
const QUICK: Partial<Limits> = {
  silence: 1500,
  unread: 50_000,
  connections: 60,
  entries: { burst: 200, perSecond: 0.2 },
  tables: { burst: 25, perSecond: 0.1 },
};

export class Stage {
  readonly running: Running;
  readonly players: readonly [Guest, Guest];
  readonly table: string;
  private readonly time: { later: number };
  private readonly random = new FastRandom('stage');

  private constructor(running: Running, time: { later: number }, table: string, players: readonly [Guest, Guest]) {
    this.running = running;
    this.time = time;
    this.table = table;
    this.players = players;
  }

  static async open(limits: Partial<Limits> = {}): Promise<Stage> {
    const time = { later: 0 };
    const world = { ...REAL_WORLD, now: () => Date.now() + time.later };
    const running = await runService({}, { world, limits: { ...QUICK, ...limits } });
    const [ada, bob] = [await comeIn(running, 'Ada'), await comeIn(running, 'Bob')];
    const table = await tableOf(ada, 2);
    const stage = new Stage(running, time, table, [await follow(ada, table), await follow(bob, table)]);
    await stage.begin();
    return stage;
  }

  get address(): string {
    return this.running.address;
  }

  async close(): Promise<void> {
    await this.running.close();
  }

  /** The time of day goes on, but not the service time. */
  wait(milliseconds: number): void {
    this.time.later += milliseconds;
  }

  /** A newcomer with a cookie. */
  visitor(name = 'Eve'): Promise<Visitor> {
    return comeIn(this.running, name);
  }

  /** A newcomer who watches. */
  async guest(name = 'Eve', table = this.table): Promise<Guest> {
    return follow(await this.visitor(name), table);
  }

  /** Somebody who came before, with another connection. */
  followAs(visitor: Visitor, table: string): Promise<Guest> {
    return follow(visitor, table);
  }

  /** A table of others where the game has begun, for its players alone. */
  async closedTable(): Promise<string> {
    const creator = await this.visitor('Carla');
    const table = await tableOf(creator, 2, { watchers: 'players' });
    const [carla, dan] = [await follow(creator, table), await this.guest('Dan', table)];
    await dan.player.command({ type: 'sit', seat: 1, who: { kind: 'person', name: 'Dan', colour: 'red' } });
    await carla.player.command({ type: 'start' });
    return table;
  }

  /** A table where people still gather. */
  tableOf(visitor: Visitor, seats: number, terms: object = {}): Promise<string> {
    return tableOf(visitor, seats, terms);
  }

  /** The players whose turn it is and is not. */
  get turn(): { readonly due: Guest; readonly other: Guest } {
    const [ada, bob] = this.players;
    const { state, game } = ada.player;
    const to = state && game.toAct(state.position);
    return to?.kind === 'decide' && to.seats.includes(0) ? { due: ada, other: bob } : { due: bob, other: ada };
  }

  /** A legal turn of the player who is due. */
  move(): Command {
    const { player } = this.turn.due;
    const { seat, state, game } = player;
    if (state === undefined || seat === null) throw new Error('Nobody is due.');
    const moves = game.legal(state.position, seat);
    return { type: 'play', seat, seen: game.played(state.position), moves: [moves[this.random.below(moves.length)]] };
  }

  /** The game goes on: a turn is stored, and both players see it. */
  async goOn(): Promise<void> {
    const before = this.players.map(({ player }) => player.state?.log.length ?? 0);
    const { due } = this.turn;
    const answer = await due.player.command(this.move());
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    for (const [at, { line }] of this.players.entries()) {
      await line.until((frame) => frame.type === 'entry' && frame.table === this.table && frame.number === before[at]);
    }
  }

  /** Everything that is stored about the game, row by row. */
  stored(): readonly string[] {
    const database = new DatabaseSync(join(this.running.folder, 'leadlight.db'), { readOnly: true });
    const rows = (query: string) => database.prepare(query).all(this.table);
    const all = [
      ...rows('select number, body from entries where table_id = ? order by number'),
      ...rows('select seat, identity from places where table_id = ? order by seat'),
      ...rows('select number, body from chat where table_id = ? order by number'),
    ];
    database.close();
    return all.map((row) => JSON.stringify(row));
  }

  /** A figure of the metrics. */
  async count(counted: Counted): Promise<number> {
    const [metric, reason] = counted.split(':');
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const line = text.split('\n').find((each) => each.startsWith(`leadlight_${metric}_total{reason="${reason}"}`));
    return Number(line?.split(' ')[1] ?? 0);
  }

  private async begin(): Promise<void> {
    const [{ player: ada }, { player: bob }] = this.players;
    await bob.command({ type: 'sit', seat: 1, who: { kind: 'person', name: 'Bob', colour: 'red' } });
    await ada.command({ type: 'start' });
    for (const player of [ada, bob]) player.addSalt();
    const isPlayed = (frame: ServerFrame): boolean =>
      frame.type === 'entry' && (frame.entry as { readonly type: string }).type === 'played';
    await Promise.all(this.players.map(({ line }) => line.until(isPlayed)));
  }
}

const comeIn = ({ address }: Running, name: string): Promise<Visitor> => new Visitor(address).comeIn(name);

async function tableOf(visitor: Visitor, seats: number, terms: object = {}): Promise<string> {
  const plan = ['me', ...Array.from({ length: seats - 1 }, () => 'open')];
  const body = { game: 'sintra', options: {}, seats: plan, terms: { ...TERMS, ...terms } };
  const answer = await visitor.ask('POST', '/api/tables', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return (answer.body as { readonly id: string }).id;
}

async function follow(visitor: Visitor, table: string): Promise<Guest> {
  const line = visitor.connect();
  await line.opened;
  const player = new Player(line, table, 'guest');
  player.follow();
  await line.until((frame) => frame.type === 'entry' && frame.table === table);
  return { visitor, line, player };
}

/** The answer to a command, as a code. */
export const keyIn = ({ ok, problems = [] }: ServerFrameOf<'answer'>): string =>
  ok ? 'ok' : (problems[0]?.reason.key ?? '');
