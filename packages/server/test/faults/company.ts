/** Two people, maybe with bots and spectators, who play one game after another on a server that may be gone at any moment. */
import { setTimeout as pause } from 'node:timers/promises';
import { Player } from '../online/player.ts';
import { Visitor } from '../online/person.ts';
import { LastingLine } from './lasting-line.ts';

export interface Played {
  readonly table: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly watchers: readonly Player[];
  /** Those of the players. */
  readonly lines: readonly LastingLine[];
}

export interface Plan {
  readonly game: string;
  readonly bots: number;
  /** People who only look on; none if it is missing. */
  readonly watchers?: number;
  /** Milliseconds on each clock, and for each turn. */
  readonly pace: { readonly bank: number; readonly increment: number };
}

const isEnd = (frame: { readonly type: string }): boolean =>
  frame.type === 'entry' && 'entry' in frame && (frame.entry as { readonly type: string }).type === 'closed';

const isSeated = (entry: object): boolean => 'seat' in entry && entry.seat === 1;

/** Rarely enough for several people at one address, which may ask only so often. */
const RETRY_MS = 200;

/** Tries again until the server answers. */
async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(RETRY_MS);
    }
  }
}

/** The last entry may come before others that it overtook: players follow again until they have all. */
async function caughtUp(players: readonly Player[]): Promise<void> {
  while (players.some(({ state }) => state?.phase !== 'over')) await pause(10);
}

async function endOf({ table, players, watchers, lines }: Played): Promise<void> {
  await Promise.all(lines.map((line) => line.until((frame) => isEnd(frame) && isAt(frame, table))));
  await caughtUp([...players, ...watchers]);
  // A line may follow a few tables at a time.
  for (const { line } of [...players, ...watchers]) line.send({ type: 'unfollow', table });
}

const isAt = (frame: object, table: string): boolean => 'table' in frame && frame.table === table;

export class Company {
  readonly played: Played[] = [];
  readonly lines: readonly LastingLine[];
  private readonly watching: readonly LastingLine[];
  private readonly people: readonly [Visitor, Visitor];
  private readonly plan: Plan;
  private readonly name: string;

  private constructor(name: string, people: readonly [Visitor, Visitor], lines: readonly Visitor[], plan: Plan) {
    this.name = name;
    this.people = people;
    this.plan = plan;
    const all = lines.map((visitor) => new LastingLine(visitor));
    [this.lines, this.watching] = [all.slice(0, people.length), all.slice(people.length)];
  }

  /** `lines` is the address of their WebSockets, where it differs from that of their requests. */
  static async gather(name: string, address: string, plan: Plan, lines: string = address): Promise<Company> {
    const [one, other] = [new Visitor(address), new Visitor(address)];
    await insist(() => one.comeIn(`${name} 1`, 'red'));
    await insist(() => other.comeIn(`${name} 2`, 'blue'));
    const watchers = Array.from({ length: plan.watchers ?? 0 }, () => new Visitor(lines));
    const over = [one, other, ...watchers].map(({ cookie }) => Object.assign(new Visitor(lines), { cookie }));
    return new Company(name, [one, other], over, plan);
  }

  /** The same people load their pages again, from a server that may have forgotten something. */
  at(address: string): Company {
    const [one, other] = this.people.map(({ cookie }) => Object.assign(new Visitor(address), { cookie }));
    if (one === undefined || other === undefined) throw new Error('Two play.');
    return new Company(this.name, [one, other], [one, other], this.plan);
  }

  /** Plays until somebody says that it is enough, and then to the end of the game. */
  async play(isEnough: () => boolean): Promise<void> {
    do await this.playOnce();
    while (!isEnough());
  }

  /** Starts a game; `over` resolves at its end. */
  async begin(): Promise<{ readonly game: Played; readonly over: Promise<unknown> }> {
    const table = await this.open();
    const game = this.sitDown(table);
    const [host, guest] = game.players;
    if (host === undefined || guest === undefined) throw new Error('Two play.');
    for (const each of [...game.players, ...game.watchers]) each.follow();
    await guest.command({ type: 'sit', seat: 1, who: { kind: 'person', name: 'Guest', colour: 'blue' } });
    // On another node, it takes a moment until the host may start.
    await game.lines[0]?.until((frame) => frame.type === 'entry' && isAt(frame, table) && isSeated(frame.entry));
    for (const player of game.players) player.playAlone();
    await host.command({ type: 'start' });
    return { game, over: endOf(game) };
  }

  /** Goes on with a game of theirs, to its end. */
  async resume(table: string): Promise<void> {
    const game = this.sitDown(table);
    for (const player of game.players) {
      player.follow();
      player.playAlone();
    }
    await endOf(game);
  }

  async close(): Promise<void> {
    await Promise.all([...this.lines, ...this.watching].map((line) => line.close()));
  }

  /** The record of a game, as anyone at the table may have it. */
  async recordOf(table: string): Promise<unknown> {
    return (await insist(() => this.people[0].ask('GET', `/api/tables/${table}/record`))).body;
  }

  private async playOnce(): Promise<void> {
    await (
      await this.begin()
    ).over;
  }

  private sitDown(table: string): Played {
    const players = this.lines.map((line, at) => new Player(line, table, `${this.name}-${at}`));
    const watchers = this.watching.map((line) => new Player(line, table, 'watcher'));
    const game = { table, game: this.plan.game, players, watchers, lines: this.lines };
    this.played.push(game);
    return game;
  }

  private async open(): Promise<string> {
    const { game, bots, pace } = this.plan;
    const terms = {
      listed: true,
      watchers: 'anyone',
      chat: 'free',
      pace: { kind: 'live', ...pace },
      standIn: 'apprentice',
      timeout: 'bot',
    };
    const seats = ['me', 'open', ...Array.from({ length: bots }, () => ({ bot: 'random' }))];
    const body = { game, options: {}, seats, terms };
    const made = await insist(async () => {
      const answer = await this.people[0].ask('POST', '/api/tables', body);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer;
    });
    return (made.body as { readonly id: string }).id;
  }
}
