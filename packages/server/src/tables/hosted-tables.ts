/** The tables of this process: loaded when somebody needs them, forgotten when nobody does. The store has them all. */
import type { GameTypes, Result } from '@leadlight/core';
import { LEVELS } from '@leadlight/bots';
import {
  claimedRules,
  knowsEntries,
  readOnlineTable,
  type Command,
  type RawTable,
  type Refusal,
} from '@leadlight/table';
import type { Ms, StoredLog, TableId } from '../storage/index.ts';
import { HostedTable, LeftToOthers, Unavailable, type TableServices } from './hosted-table.ts';
import { PRESENCE_MS } from './presence.ts';
import { gameUnder, latestGame } from './registry.ts';
import { Rounds } from './rounds.ts';
import { mayFollow } from './sight.ts';

/** A table without followers is forgotten after this time. */
const IDLE_MS = 60_000;
const SWEEP_MS = 10_000;

/** In so many parts, nodes repeat who is at their tables. */
const TURNS = 25;

/** Each try means that somebody else has decided something, or that the store failed. */
const MOST_TRIES = 4;

/** A table that could not store is replaced after this time, and again until the store works. */
const MEND_MS = 1000;

type Answer = Result<null, Refusal<GameTypes>>;
/** Undefined if nobody may ask. */
type Asking = (table: HostedTable) => Promise<Answer> | undefined;

export class HostedTables {
  private readonly services: TableServices;
  private readonly loaded = new Map<TableId, Promise<HostedTable | undefined>>();
  /** Those that have been loaded, for whom nobody has to wait. */
  private readonly ready = new Map<TableId, HostedTable>();
  private readonly presence = new Rounds(
    TURNS,
    () => this.ready.values(),
    (table) => table.isFollowed && table.refreshPresence(),
  );
  private readonly timers: readonly NodeJS.Timeout[];
  private isClosed = false;

  constructor(services: Omit<TableServices, 'broke'>) {
    this.services = { ...services, broke: (table) => this.mendLater(table) };
    const sweeping = setInterval(() => void this.sweep(IDLE_MS), SWEEP_MS);
    const telling = services.nodes.isAlone ? [] : [setInterval(() => this.presence.turn(), PRESENCE_MS / TURNS)];
    this.timers = [sweeping, ...telling];
    for (const timer of this.timers) timer.unref();
  }

  get size(): number {
    return this.loaded.size;
  }

  /** Undefined if there is no such table, or if this server doesn't know its rules. */
  async find(id: TableId): Promise<HostedTable | undefined> {
    const known = this.loaded.get(id);
    if (known !== undefined) {
      const table = await known;
      table?.touch();
      return table;
    }
    const loading = this.load(id);
    this.loaded.set(id, loading);
    const table = await loading.catch((error: unknown) => {
      this.forget(id);
      throw error;
    });
    if (table === undefined) this.forget(id);
    else this.ready.set(id, table);
    table?.tellOf();
    table?.wake();
    return table;
  }

  private forget(id: TableId): void {
    this.loaded.delete(id);
    this.ready.delete(id);
  }

  /** Undefined if there is no such table for this person. */
  ask(id: TableId, command: Command<GameTypes>, name: string): Promise<Answer | undefined> {
    return this.decided(id, (table) => (mayFollow(table.state, name) ? table.ask(command, name) : undefined));
  }

  /** Work that is due may have been put there by another node, which knows more of the table. */
  askItself(id: TableId, command: Command<GameTypes>): Promise<Answer | undefined> {
    return this.decided(id, async (table) => {
      if (!this.services.nodes.isAlone) await table.followOthers();
      return table.askItself(command);
    });
  }

  /** Tables with readers go on with what other nodes have done there. */
  async catchUp(): Promise<void> {
    const followed = await this.followed();
    if (followed.size === 0) return;
    const progress = await this.services.store.progress([...followed.keys()]);
    for (const [id, each] of progress) await followed.get(id)?.catchUp(each);
  }

  /** Stores what has been decided, then stops. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    const tables = await Promise.allSettled(this.loaded.values());
    const hosted = tables.flatMap((table) => (table.status === 'fulfilled' ? (table.value ?? []) : []));
    await Promise.all(hosted.map((table) => table.close()));
  }

  /**
   * A table that lost a race, or could not store, no longer matches the store: it is loaded again, and decides again.
   * Ids of commands keep one that was stored after all from counting twice.
   */
  private async decided(id: TableId, ask: Asking): Promise<Answer | undefined> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const table = this.ready.get(id) ?? (await this.find(id));
      const asked = table && ask(table);
      if (table === undefined || asked === undefined) return undefined;
      const answer = await asked;
      if (answer.ok || !answer.problems.some(({ reason }) => reason.key === 'table-elsewhere')) return answer;
      this.services.metrics.retried();
      await this.replace(table);
    }
    throw new Unavailable('The table can store nothing.');
  }

  /** Nobody may ask this table anything for a long time, and its followers and bots must not wait for that. */
  private mendLater(table: HostedTable): void {
    setTimeout(() => void this.mend(table), MEND_MS).unref();
  }

  private async mend(table: HostedTable): Promise<void> {
    if (this.isClosed || table.isReplaced) return;
    try {
      await this.replace(table);
    } catch (error) {
      this.services.trouble(error, table.id);
      this.mendLater(table);
    }
  }

  private async replace(old: HostedTable): Promise<void> {
    await old.close();
    const current = await this.loaded.get(old.id)?.catch(() => undefined);
    if (current === old) this.forget(old.id);
    if (!old.isReplaced) await this.handOver(old);
  }

  private async handOver(old: HostedTable): Promise<void> {
    try {
      old.handOver(await this.find(old.id));
    } catch (error) {
      if (!(error instanceof LeftToOthers)) throw error;
      old.sendAway();
    }
  }

  private async load(id: TableId): Promise<HostedTable | undefined> {
    const stored = await this.services.store.read(id, 0);
    return stored && this.opened(id, stored);
  }

  private opened(id: TableId, { seed, entries }: StoredLog): HostedTable | undefined {
    const raw: RawTable = { id, card: null, seed, entries: entries.map((entry) => JSON.parse(entry) as unknown) };
    const { game: name, rules } = claimedRules(raw) ?? { game: '', rules: '' };
    const game = gameUnder(this.services.games, name, rules);
    const table = game && readOnlineTable(game, raw, LEVELS);
    if (game === undefined || table === undefined) {
      if (this.isNewer(raw)) throw new LeftToOthers('A table has gone on in a newer version.');
      this.services.trouble(new Error('A stored table is unreadable.'), id);
      return undefined;
    }
    return new HostedTable(id, game, table, this.services);
  }

  /** Whether another node can read what this one can't: entries of an unknown type, or later rules of a known game. */
  private isNewer(raw: RawTable): boolean {
    if (this.services.nodes.isAlone) return false;
    const { game = '', rules = '' } = claimedRules(raw) ?? {};
    const { games } = this.services;
    const hasLaterRules = gameUnder(games, game, rules) === undefined && latestGame(games, game) !== undefined;
    return hasLaterRules || !knowsEntries(raw.entries);
  }

  private async followed(): Promise<ReadonlyMap<TableId, HostedTable>> {
    const tables = await Promise.all([...this.loaded.values()].map((loading) => loading.catch(() => undefined)));
    return new Map(tables.flatMap((table) => (table?.isFollowed === true ? [[table.id, table] as const] : [])));
  }

  private async sweep(idle: Ms): Promise<void> {
    for (const [id, loading] of this.loaded) {
      const table = await loading.catch(() => undefined);
      if (table?.isIdle(idle) !== true) continue;
      this.forget(id);
      await table.close();
    }
  }
}
