/** A game in progress, for attackers on another node to disturb. */
import { FastRandom } from '@leadlight/core';
import type { ServerFrame, ServerFrameOf } from '@leadlight/protocol';
import { Visitor, type Line } from '../online/person.ts';
import { Player } from '../online/player.ts';
import type { Running } from '../online/service.ts';
import type { Site } from './site.ts';

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

const STORED = `
  select 'entry' as what, number, body from entries where table_id = $1 union all
  select 'place', seat, identity from places where table_id = $2 union all
  select 'line', number, body from chat where table_id = $3`;

export type Command = Parameters<Player['command']>[0];

/** A person with a connection that follows the table. */
export interface Guest {
  readonly visitor: Visitor;
  readonly line: Line;
  readonly player: Player;
}

export class Stage {
  readonly site: Site;
  readonly players: readonly [Guest, Guest];
  readonly table: string;
  private readonly random = new FastRandom('stage');

  private constructor(site: Site, table: string, players: readonly [Guest, Guest]) {
    this.site = site;
    this.table = table;
    this.players = players;
  }

  /** The two players are on the first nodes, and attackers on the last. */
  static async open(site: Site): Promise<Stage> {
    const [first, second] = site.nodes;
    const [ada, bob] = [await comeIn(first, 'Ada'), await comeIn(second, 'Bob')];
    const table = await tableOf(ada, 2);
    const stage = new Stage(site, table, [await follow(ada, table), await follow(bob, table)]);
    await stage.begin();
    return stage;
  }

  /** The address of the node under attack. */
  get address(): string {
    return this.site.nodes[2].address;
  }

  /** The address of another node, if there is one. */
  get elsewhere(): string {
    return this.site.nodes[0].address;
  }

  /** A newcomer with a cookie. */
  visitor(name = 'Eve'): Promise<Visitor> {
    return comeIn(this.site.nodes[2], name);
  }

  /** A newcomer on another node. */
  victim(name: string): Promise<Visitor> {
    return comeIn(this.site.nodes[0], name);
  }

  /** A newcomer who watches. */
  async guest(name = 'Eve', table = this.table): Promise<Guest> {
    return follow(await this.visitor(name), table);
  }

  /** Somebody who came before, with another connection. */
  followAs(visitor: Visitor, table: string): Promise<Guest> {
    return follow(visitor, table);
  }

  /** Somebody who is on another node comes to the one under attack as well. */
  again({ visitor: { cookie } }: Guest): Promise<Guest> {
    return follow(Object.assign(new Visitor(this.address), { cookie }), this.table);
  }

  /** A table of others where the game has begun, for its players alone. */
  async closedTable(): Promise<string> {
    const creator = await this.victim('Carla');
    const table = await tableOf(creator, 2, { watchers: 'players' });
    const [carla, dan] = [await follow(creator, table), await follow(await this.victim('Dan'), table)];
    await dan.player.command({ type: 'sit', seat: 1, who: { kind: 'person', name: 'Dan', colour: 'red' } });
    await carla.line.until((frame) => frame.type === 'entry' && isAbout(frame.entry, 'seated', 1));
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

  /** Both players have seen everything that is stored, whichever node it came through. */
  async settled(): Promise<void> {
    const entries = (await this.stored()).filter((row) => row.includes('"what":"entry"')).length;
    await Promise.all(
      this.players.map(({ line }) =>
        line.until((frame) => frame.type === 'entry' && frame.table === this.table && frame.number === entries - 1),
      ),
    );
  }

  /** The game goes on: a turn is stored, and both players see it. */
  async goOn(): Promise<void> {
    await this.settled();
    const answer = await this.turn.due.player.command(this.move());
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    await this.settled();
  }

  /** Everything that is stored about the game, row by row. */
  async stored(): Promise<readonly string[]> {
    const rows = await this.site.look(STORED, [this.table, this.table, this.table]);
    return rows.map((row) => JSON.stringify(row));
  }

  /** A figure of the metrics of the node under attack, or of all nodes. */
  async count(counted: Counted, isAnywhere = false): Promise<number> {
    const addresses = isAnywhere ? this.site.nodes.map(({ address }) => address) : [this.address];
    const counts = await Promise.all([...new Set(addresses)].map((address) => countAt(address, counted)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async begin(): Promise<void> {
    const [{ player: ada, line }, { player: bob }] = this.players;
    await bob.command({ type: 'sit', seat: 1, who: { kind: 'person', name: 'Bob', colour: 'red' } });
    await line.until((frame) => frame.type === 'entry' && isAbout(frame.entry, 'seated', 1));
    await ada.command({ type: 'start' });
    for (const player of [ada, bob]) player.addSalt();
    const isPlayed = (frame: ServerFrame): boolean =>
      frame.type === 'entry' && (frame.entry as { readonly type: string }).type === 'played';
    await Promise.all(this.players.map((each) => each.line.until(isPlayed)));
  }
}

async function countAt(address: string, counted: Counted): Promise<number> {
  const [metric, reason] = counted.split(':');
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`leadlight_${metric}_total{reason="${reason}"}`));
  return Number(line?.split(' ')[1] ?? 0);
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

/** Whether an entry is of this type, and about this seat. */
export const isAbout = (entry: object, type: string, seat: number): boolean =>
  'type' in entry && entry.type === type && 'seat' in entry && entry.seat === seat;
