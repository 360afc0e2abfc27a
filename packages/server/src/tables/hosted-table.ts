/** One table in this process: its host, and the readers that follow it. */
import { LEVELS, type Level } from '@leadlight/bots';
import { type AnyMove, type Game, type GameTypes, type Result, type Viewer } from '@leadlight/core';
import {
  Host,
  LostRace,
  continueOnlineTable,
  decideOnlineBy,
  ownersOf,
  personCalled,
  recordOf,
  THE_HOST,
  type Command,
  type Entry,
  type Question,
  type Refusal,
  type Sender,
  type Shown,
  type TableState,
  type WitnessedTable,
} from '@leadlight/table';
import type { NodeId, OtherNodes, TableNews } from '../nodes/port.ts';
import type { After, Ms, Progress, TableId, TableStore } from '../storage/index.ts';
import type { BotQuestion } from './bots.ts';
import { Following, type Followed } from './following.ts';
import type { ClusterMetrics } from './metrics.ts';
import { Presence } from './presence.ts';
import type { Reader } from './reader.ts';
import type { Games } from './registry.ts';
import { afterOf } from './rows.ts';

/** What a table needs of the process around it. */
export interface TableServices {
  readonly games: Games;
  readonly store: TableStore;
  readonly now: () => Ms;
  /** The service time. */
  readonly clock: () => Ms;
  readonly think: (question: BotQuestion) => Promise<AnyMove>;
  readonly nodes: OtherNodes;
  readonly node: NodeId;
  /** Milliseconds by a clock that never goes back. */
  readonly monotonic: () => Ms;
  /** Called when other nodes have stored lines of chat. It never rejects. */
  readonly heardLines: (table: HostedTable) => Promise<void>;
  /** Called with each change that was stored, and with what was there before, if that is known. */
  readonly changed: (after: After, before: After | undefined) => void;
  readonly metrics: ClusterMetrics;
  readonly trouble: (error: unknown, table: TableId) => void;
  /** Called when a table could not store what it decided. It answers no more commands, and has to be replaced. */
  readonly broke: (table: HostedTable) => void;
}

/** Nothing can be stored just now. Nothing has changed. */
export class Unavailable extends Error {}

/** A newer version has gone on with the table, in a way that this one can't read. Other nodes can. */
export class LeftToOthers extends Error {}

type Answer = Result<null, Refusal<GameTypes>>;

/** After these commands, people may have other seats than before. */
const MOVES_PEOPLE: ReadonlySet<string> = new Set(['sit', 'leave', 'start']);

/** An unknown level plays like the middle one. */
const levelOf = (name: string): Level => LEVELS.find((level) => level === name) ?? 'journeyman';

export class HostedTable implements Followed {
  readonly id: TableId;
  readonly game: Game;
  private readonly host: Host<GameTypes>;
  private readonly services: TableServices;
  private readonly followers = new Set<Following>();
  private readonly presence: Presence;
  private readonly deafen: () => void;
  /** Whether other nodes have told of entries, or of lines of chat, that the store has not been asked for. */
  private isBehind = false;
  private hasNewLines = false;
  private isFollowingNews = false;
  private isHearingLines = false;
  /** How many entries other nodes have told of. */
  private heard = 0;
  /** When somebody last did something here, by the service time. */
  private used: Ms;
  /** What was stored last, if that was here: another node that stores the next entry makes this one lose its race. */
  private stored: After | undefined;
  isReplaced = false;
  /** The table that has taken over, if there still is one. */
  private successor: HostedTable | undefined;

  constructor(
    id: TableId,
    game: Game,
    table: WitnessedTable<GameTypes> & { readonly seed: string },
    services: TableServices,
  ) {
    this.id = id;
    this.game = game;
    this.services = services;
    this.used = services.clock();
    this.host = new Host<GameTypes>(game, table, {
      now: services.now,
      decide: decideOnlineBy(services.clock),
      levels: LEVELS,
      store: (entries, from, after) => this.store(entries, from, after),
      ...(!services.nodes.isAlone && { catchUp: (behind) => this.caughtUp(behind) }),
      again: () => services.metrics.retried(),
      think: (question) => this.think(question),
      trouble: (error) => services.trouble(error, id),
    });
    const { node, nodes, monotonic } = services;
    this.presence = new Presence({ table: id, node, nodes, now: monotonic });
    this.deafen = nodes.listen(`table.${id}`, (news) => void this.hear(news));
  }

  get state(): TableState<GameTypes> {
    return this.host.state;
  }

  /** Whether nobody has been here for so long. */
  isIdle(milliseconds: Ms): boolean {
    return this.followers.size === 0 && this.services.clock() - this.used > milliseconds;
  }

  /** Somebody is about to need it. */
  touch(): void {
    this.used = this.services.clock();
  }

  /** Lets the bots that are due think. */
  wake(): void {
    this.touch();
    this.host.wake();
  }

  /** The record of the game so far, as a viewer may see it. */
  record(viewer: Viewer): object {
    return recordOf(this.game, this.state, this.host.seenBy(viewer));
  }

  /** A person's command: who they are at this table is decided when the command is. */
  ask(command: Command<GameTypes>, name: string): Promise<Answer> {
    return this.askAs(command, personCalled(name));
  }

  /** A command of the server itself. */
  askItself(command: Command<GameTypes>): Promise<Answer> {
    return this.askAs(command, THE_HOST);
  }

  follow(reader: Reader, from: number, isPublic = false): Following {
    const following = new Following(this, reader, from, isPublic);
    this.adopt(following);
    return following;
  }

  adopt(following: Following): void {
    if (this.successor !== undefined) return following.moveTo(this.successor);
    this.followers.add(following);
    following.start();
    this.countPresent();
  }

  unfollow(following: Following): void {
    following.stop();
    if (this.followers.delete(following)) this.countPresent();
  }

  get isFollowed(): boolean {
    return this.followers.size > 0;
  }

  /** Players, here and on all other nodes, are invited to another table. */
  invite(to: TableId, seat: number): void {
    this.tellInvitation(to, seat);
    this.services.nodes.tell(`table.${this.id}`, { type: 'invited', to, seat });
  }

  /** The store has more than this node has heard of: news was lost. */
  async catchUp({ entries, lines }: Progress): Promise<void> {
    if (entries > this.state.log.length) {
      this.services.metrics.news('missed');
      await this.followOthers();
    }
    await this.hear({ type: 'lines', count: lines });
  }

  /** Goes on with what other nodes have stored. */
  async followOthers(): Promise<void> {
    const before = ownersOf(this.state).join();
    await this.host.catchUp();
    if (ownersOf(this.state).join() !== before) this.countPresent();
  }

  /** Somebody has seen so many entries, or may know more of the table for another reason. */
  async hasAtLeast(entries: number): Promise<void> {
    if (entries > this.state.log.length) await this.followOthers();
  }

  /** Tells the other nodes again who is here, and forgets nodes that are gone. */
  refreshPresence(): void {
    if (this.presence.refresh()) this.tellPresence();
  }

  get readers(): Iterable<Following> {
    return this.followers;
  }

  /** Entries as somebody at this place may see them. */
  listen(viewer: Viewer, name: string, from: number, receive: (shown: Shown<GameTypes>) => void): () => void {
    return this.host.connect(viewer, personCalled(name)).listen(from, receive);
  }

  async close(): Promise<void> {
    this.deafen();
    await this.host.close();
  }

  /** Its followers go on at another one; undefined if the table is gone. */
  handOver(successor: HostedTable | undefined): void {
    [this.isReplaced, this.successor] = [true, successor];
    const followers = [...this.followers];
    this.followers.clear();
    for (const following of followers) following.moveTo(successor);
  }

  /** Its followers go on at another node. */
  sendAway(): void {
    this.isReplaced = true;
    for (const { reader } of this.followers) reader.leave('restart');
  }

  private askAs(command: Command<GameTypes>, sender: Sender): Promise<Answer> {
    this.touch();
    const asked = this.host.connect(null, sender).ask(command);
    return MOVES_PEOPLE.has(command.type) ? this.moved(asked) : asked;
  }

  private async moved(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    if (answer.ok) this.countPresent();
    return answer;
  }

  private async store(entries: readonly Entry<GameTypes>[], from: number, state: TableState<GameTypes>): Promise<void> {
    const { now, clock, changed, broke, nodes, store } = this.services;
    const moment = { now: now(), clock: clock() };
    const after = afterOf(this.game, this.id, state, moment);
    // Another node that stored the last entry has told what followed from it.
    const before = this.stored ?? (nodes.isAlone ? undefined : afterOf(this.game, this.id, this.state, moment));
    const texts = entries.map((entry) => JSON.stringify(entry));
    try {
      if (!(await store.append(this.id, from, texts, after, this.stored))) this.lose();
    } catch (error) {
      if (!(error instanceof LostRace)) broke(this);
      throw error;
    }
    this.tellOf(from + texts.length);
    changed(after, before);
    this.stored = after;
  }

  private lose(): never {
    this.services.metrics.conflicted();
    throw new LostRace();
  }

  /** It was read from the store. The node that wrote the last entries may be gone, or may not know that it has. */
  tellOf(entries: number = this.state.log.length): void {
    const { nodes } = this.services;
    if (!nodes.isAlone) nodes.tell(`table.${this.id}`, { type: 'entries', count: entries });
  }

  private async caughtUp(behind: WitnessedTable<GameTypes>): Promise<WitnessedTable<GameTypes>> {
    try {
      const table = await this.read(behind);
      this.stored = undefined;
      if (table.state.log.length > Math.max(this.heard, behind.state.log.length)) this.tellOf(table.state.log.length);
      return table;
    } catch (error) {
      this.services.broke(this);
      throw error;
    }
  }

  /** The table with what other nodes have stored. */
  private async read(behind: WitnessedTable<GameTypes>): Promise<WitnessedTable<GameTypes>> {
    const stored = await this.services.store.read(this.id, behind.state.log.length);
    const entries = (stored?.entries ?? []).map((entry) => JSON.parse(entry) as unknown);
    const table = stored && continueOnlineTable(this.game, behind, entries, LEVELS);
    if (table === undefined) throw new Error('A table is gone, or has gone on unreadably.');
    this.services.metrics.caughtUp(entries.length);
    return table;
  }

  private async hear(news: TableNews): Promise<void> {
    switch (news.type) {
      case 'entries':
        this.heard = Math.max(this.heard, news.count);
        return news.count > this.state.log.length ? this.followNews() : undefined;
      case 'lines':
        return this.hearLines(news.count);
      case 'invited':
        return this.tellInvitation(news.to, news.seat);
      case 'present':
        return this.presence.hear(news) ? this.tellPresence() : undefined;
      case 'who-is-there':
        return this.presence.repeat();
    }
  }

  /** However much news comes at once, the store is asked once for all of it. */
  private async followNews(): Promise<void> {
    this.isBehind = true;
    if (this.isFollowingNews) return;
    this.isFollowingNews = true;
    while (this.isBehind) {
      this.isBehind = false;
      await this.followOthers();
    }
    this.isFollowingNews = false;
  }

  /** As with entries. Readers know how far they have heard, so news of lines that don't exist changes nothing. */
  private async hearLines(count: number): Promise<void> {
    if (![...this.followers].some(({ heard }) => heard < count)) return;
    this.hasNewLines = true;
    if (this.isHearingLines) return;
    this.isHearingLines = true;
    while (this.hasNewLines) {
      this.hasNewLines = false;
      await this.services.heardLines(this);
    }
    this.isHearingLines = false;
  }

  private tellInvitation(to: TableId, seat: number): void {
    for (const { reader, seat: own } of this.followers)
      if (own !== null) reader.send({ type: 'invited', table: this.id, to, seat });
  }

  /** The bot's own chance has nothing to do with the game's: it could learn from that what comes. */
  private think(question: Question<GameTypes>): Promise<AnyMove> {
    const { seat, level, game, options, events } = question;
    const players = Array.from({ length: question.players }, () => null);
    const seen = { seat, game, rules: this.game.rules, options, players, events };
    return this.services.think({ seen, level: levelOf(level), seed: `${this.id}:${seat}:${events.length}` });
  }

  /** Somebody has come or gone on this node. */
  private countPresent(): void {
    const people = [...new Set([...this.followers].flatMap(({ name }) => name ?? []))];
    this.presence.set({ people, watchers: [...this.followers].filter(({ seat }) => seat === null).length });
    this.tellPresence();
  }

  private tellPresence(): void {
    const { people, watchers } = this.presence.all;
    const here = ownersOf(this.state).map((owner) => owner !== null && people.has(owner));
    for (const { reader } of this.followers) reader.send({ type: 'presence', table: this.id, here, watchers });
  }
}
