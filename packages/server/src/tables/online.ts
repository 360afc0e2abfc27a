/** Everything about online play that knows neither HTTP nor a database. */
import { fail, type GameTypes, type Problem, type Result } from '@leadlight/core';
import type { FrameRefusal, OwnTable, SwitchedOff, TableBody } from '@leadlight/protocol';
import { hostOf, viewerAt, type Command, type Refusal } from '@leadlight/table';
import type { World } from '../base/world.ts';
import type { NodeId, OtherNodes } from '../nodes/port.ts';
import type { Person } from '../identity/identities.ts';
import type { After, CardRow, Ms, Storage, TableId } from '../storage/index.ts';
import { BotsStopped, BotThreads } from './bots.ts';
import { Chat, type Words } from './chat.ts';
import { DueWork } from './due-work.ts';
import type { Following } from './following.ts';
import { HostedTables } from './hosted-tables.ts';
import { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import { openTable } from './opening.ts';
import type { Reader } from './reader.ts';
import type { Games } from './registry.ts';
import { LostNews } from './lost-news.ts';
import { listedTable } from './rows.ts';
import { ServiceClock, type ClockMemory } from './service-clock.ts';
import { mayFollow } from './sight.ts';
import { Stranded } from './stranded.ts';
import { Waiting } from './waiting.ts';

/** What the host of this server allows. */
export interface HouseRules {
  /** Whether tables may be listed for everyone. */
  readonly listing: boolean;
  /** Whether people may write to each other freely. */
  readonly freeChat: boolean;
  /** Tables that one person may have open at a time. */
  readonly mostTables: number;
}

export interface OnlineOptions {
  readonly storage: Storage;
  readonly house: HouseRules;
  readonly metrics: Metrics;
  readonly world: World;
  readonly games: Games;
  readonly nodes: OtherNodes;
  /** The name of this node. */
  readonly node: NodeId;
  /** Ends all connections, so that people connect to another node. */
  readonly sendAway: () => void;
  /** Called when nothing can be stored any more, and when it can again. */
  readonly paused: (isPaused: boolean) => void;
  readonly trouble: (error: unknown) => void;
}

/** The reasons for refusing a new table, besides those of its game. */
export type TableRefusal = 'not-listed' | 'too-many';

export class Online {
  readonly lobby: Lobby;
  readonly waiting: Waiting;
  readonly metrics: Metrics;
  private readonly options: OnlineOptions;
  private readonly serviceClock: ServiceClock;
  private readonly bots = new BotThreads();
  private readonly tables: HostedTables;
  private readonly chat: Chat;
  private readonly due: DueWork;
  private readonly lostNews: LostNews;

  private readonly stranded: Stranded;

  private constructor(options: OnlineOptions, clock: ServiceClock, stranded: Stranded) {
    const { storage, metrics, world, games, nodes, trouble } = options;
    this.options = options;
    this.metrics = metrics;
    this.serviceClock = clock;
    this.stranded = stranded;
    this.lobby = new Lobby(storage.tables, nodes, trouble);
    this.waiting = new Waiting(storage.tables, nodes);
    this.chat = new Chat(storage.chat, world.now, nodes);
    this.tables = new HostedTables({
      games,
      store: storage.tables,
      now: world.now,
      clock: () => clock.read(),
      think: (question) => this.bots.think(question),
      nodes,
      node: options.node,
      monotonic: world.monotonic,
      heardLines: (table) => this.chat.tellNew(table).catch(trouble),
      changed: (after, before) => this.changed(after, before),
      metrics,
      trouble: (error) => error instanceof BotsStopped || trouble(error),
    });
    this.due = new DueWork(storage.due, this.tables, {
      clock: () => clock.read(),
      randomness: world.randomness,
      trouble,
    });
    this.lostNews = new LostNews({ nodes, now: world.monotonic, ask: () => this.catchUp(), trouble });
  }

  static async open(options: OnlineOptions): Promise<Online> {
    const { storage, nodes, world, sendAway, paused } = options;
    const stranded = new Stranded({ nodes, now: world.monotonic, sendAway });
    const clock = await ServiceClock.start(watched(storage.clock, stranded), world.monotonic, paused);
    const online = new Online(options, clock, stranded);
    online.due.start();
    return online;
  }

  now(): Ms {
    return this.options.world.now();
  }

  clock(): Ms {
    return this.serviceClock.read();
  }

  trouble(error: unknown): void {
    this.options.trouble(error);
  }

  /** Figures for the metrics. */
  get load(): { readonly tables: number; readonly thinking: number } {
    return { tables: this.tables.size, thinking: this.bots.waiting };
  }

  /** Undefined if there is no such table for this reader. On a public screen, even a player sees what spectators do. */
  async follow(id: TableId, reader: Reader, from: number, isPublic = false): Promise<Following | undefined> {
    const table = await this.tables.find(id);
    // A reader that comes from another node may have seen more than this one.
    await table?.hasAtLeast(from);
    if (table === undefined || !mayFollow(table.state, reader.person?.id)) return undefined;
    const following = table.follow(reader, from, isPublic);
    await this.chat.repeat(table, following);
    return following;
  }

  /** The command may be anything with an id: the table checks it. Undefined if there is no such table for this person. */
  async ask(id: TableId, command: object, person: Person): Promise<Result<null, Refusal<GameTypes>> | undefined> {
    const begun = performance.now();
    const asked = asThemselves(command, person) as Command<GameTypes>;
    const answer = await this.tables.ask(id, asked, person.id);
    this.metrics.answered(command, answer, performance.now() - begun);
    return answer;
  }

  /** Whether nothing can be stored just now. */
  get isPaused(): boolean {
    return this.serviceClock.isHeld;
  }

  /** What clients need not offer. */
  get off(): readonly SwitchedOff[] {
    const { listing, freeChat } = this.options.house;
    return [...(listing ? [] : ['listing' as const]), ...(freeChat ? [] : ['free-chat' as const])];
  }

  say(following: Following, words: Words): ReturnType<Chat['say']> {
    const { freeChat } = this.options.house;
    return words.text !== undefined && !freeChat ? Promise.resolve('no-chat') : this.chat.say(following, words);
  }

  /** Only people at a table may invite the others there, and only to a table that they host: spectators get no seat. */
  async invite(by: Following, to: TableId): Promise<FrameRefusal | undefined> {
    const { seat, name, table } = by;
    const next = await this.tables.find(to);
    if (seat === null || next === undefined || hostOf(next.state) !== name) return 'no-table';
    table.invite(to, seat);
    return undefined;
  }

  async create(body: TableBody, person: Person): Promise<Result<TableId, Problem> | TableRefusal> {
    const { storage, house, games, world } = this.options;
    if (body.terms.listed && !house.listing) return 'not-listed';
    const own = await storage.tables.list({ kind: 'mine', identity: person.id, limit: house.mostTables });
    if (own.filter(({ phase }) => phase !== 'over').length >= house.mostTables) return 'too-many';
    const moment = { now: this.now(), clock: this.clock() };
    const opened = openTable(body, { games, randomness: world.randomness, creator: person, moment });
    if (!opened.ok) return fail(opened.problems);
    await storage.tables.create(opened.value);
    this.changed(opened.value.after);
    return { ok: true, value: opened.value.id };
  }

  async own(person: Person, limit: number): Promise<readonly OwnTable[]> {
    const cards = await this.options.storage.tables.list({ kind: 'mine', identity: person.id, limit });
    return cards.map((card) => ownTable(card, person));
  }

  /** The record of a table as this person may see it; undefined if there is none. */
  async record(id: TableId, person: Person | undefined): Promise<object | undefined> {
    const table = await this.tables.find(id);
    if (table === undefined || !mayFollow(table.state, person?.id)) return undefined;
    return table.record(person === undefined ? null : viewerAt(table.state, person.id));
  }

  async close(): Promise<void> {
    this.lobby.close();
    this.lostNews.stop();
    this.stranded.close();
    await this.due.stop();
    this.bots.close();
    await this.tables.close();
    await this.serviceClock.stop();
  }

  /** Reads what other nodes have done. */
  private async catchUp(): Promise<void> {
    this.lobby.catchUp();
    await this.tables.catchUp();
    await this.waiting.catchUp();
  }

  private changed(after: After, before?: After): void {
    this.lobby.changed(after.card);
    this.waiting.changed(after, before);
  }
}

/** Every reading that is stored shows that the store is there. */
const watched = (memory: ClockMemory, stranded: Stranded): ClockMemory => ({
  last: () => memory.last(),
  beat: async (reading) => {
    const shared = await memory.beat(reading);
    stranded.stored();
    return shared;
  },
});

function ownTable(card: CardRow, { id }: Person): OwnTable {
  const place = card.people.find(({ identity }) => identity === id);
  return { ...listedTable(card), seat: place?.seat ?? 0, waits: place?.toAct ?? false };
}

/** People sit down under their own name, whatever their client says. */
function asThemselves(command: object, { name, colour }: Person): object {
  const who = 'who' in command ? command.who : undefined;
  const isPerson = typeof who === 'object' && who !== null && 'kind' in who && who.kind === 'person';
  return isPerson ? { ...command, who: { kind: 'person', name, colour } } : command;
}
