/** Does what is due, in this process or left behind by another one: clocks that run out, bots that must decide. */
import type { GameTypes } from '@leadlight/core';
import type { Command } from '@leadlight/table';
import type { Randomness } from '../base/randomness.ts';
import type { DueStore, Ms, TakenRow } from '../storage/index.ts';
import { LeftToOthers } from './hosted-table.ts';
import type { HostedTables } from './hosted-tables.ts';
import { DUE } from './rows.ts';

/** Players' clocks are precise to about this much. */
const POLL_MS = 200;
/** A node that dies or hangs delays its work for this long. Work that takes longer may be done twice, and counts once. */
export const LEASE_MS = 8000;
const MOST_AT_ONCE = 50;

/** While the store fails, it is asked less often. */
const FAILED_MS = 2000;

/** A clock that still has time, by the reading of another process, is looked at again after this time. */
const EARLY_MS = 500;

type Work = (row: TakenRow) => Promise<void>;

export interface DueServices {
  /** The service time. */
  readonly clock: () => Ms;
  readonly randomness: Randomness;
  readonly trouble: (error: unknown) => void;
}

export class DueWork {
  private readonly store: DueStore;
  private readonly tables: HostedTables;
  /** The service time. */
  private readonly clock: () => Ms;
  private readonly trouble: (error: unknown) => void;
  private readonly randomness: Randomness;
  private readonly holder: string;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(store: DueStore, tables: HostedTables, { clock, randomness, trouble }: DueServices) {
    this.store = store;
    this.tables = tables;
    this.clock = clock;
    this.randomness = randomness;
    this.holder = randomness.command();
    this.trouble = trouble;
  }

  start(after: Ms = POLL_MS): void {
    this.timer = setTimeout(() => void (this.working = this.work()), after);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private async work(): Promise<void> {
    const isDone = await this.workOnce();
    if (!this.isStopped) this.start(isDone ? POLL_MS : FAILED_MS);
  }

  /** Resolves with whether the store could be asked. */
  private async workOnce(): Promise<boolean> {
    try {
      const rows = await this.store.take(this.clock(), this.holder, LEASE_MS, MOST_AT_ONCE);
      await Promise.all(rows.map((row) => this.do(row)));
      return true;
    } catch (error) {
      this.trouble(error);
      return false;
    }
  }

  /** Work that fails is taken again when its lease is over. */
  private async do(row: TakenRow): Promise<void> {
    const work: Work | undefined = new Map<string, Work>([
      [DUE.wake, (each) => this.wake(each)],
      [DUE.expire, (each) => this.expire(each)],
      [DUE.salts, (each) => this.closeSalts(each)],
    ]).get(row.kind);
    try {
      await (work ?? ((each) => this.finish(each)))(row);
    } catch (error) {
      if (error instanceof LeftToOthers) await this.leaveToOthers(row);
      else this.trouble(error);
    }
  }

  /** A node that can read the table need not wait for the lease to end. */
  private async leaveToOthers(row: TakenRow): Promise<void> {
    await this.store.retry(row, this.clock() + EARLY_MS).catch(this.trouble);
  }

  private async finish(row: TakenRow): Promise<void> {
    await this.store.done(row);
  }

  /** The bot's answer replaces this row; without an answer, the lease ends and somebody asks again. */
  private async wake(row: TakenRow): Promise<void> {
    const table = await this.tables.find(row.table);
    if (table === undefined) await this.finish(row);
    else table.wake();
  }

  /** A command of the server that was given before changes nothing more: its id is that of the work. */
  private async ask(row: TakenRow, command: Command<GameTypes>): Promise<void> {
    const answer = await this.tables.askItself(row.table, command);
    const isEarly = answer?.ok === false && answer.problems.some(({ reason }) => reason.key === 'table-early');
    if (isEarly) await this.store.retry(row, this.clock() + EARLY_MS);
    else if (answer?.ok !== true) await this.finish(row);
  }

  private expire(row: TakenRow): Promise<void> {
    return this.ask(row, { id: this.randomness.command(), type: 'expire', seat: Number(row.key) });
  }

  private closeSalts(row: TakenRow): Promise<void> {
    return this.ask(row, {
      id: this.randomness.command(),
      type: row.key === 'sealing' ? 'close-seals' : 'close-salts',
    });
  }
}
