/** Deletes what nobody needs any more, a little at a time: old tables, expired sessions, people who never came back. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Cleaned, Ms, Storage } from '../storage/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The most that is deleted in one transaction, so that players never wait for it. */
const MOST_AT_ONCE = 50;

/** For how many days without a change things are kept. */
export interface Keeping {
  readonly finished: number;
  readonly abandoned: number;
  readonly waiting: number;
  readonly people: number;
}

/** How much of each kind was deleted. */
export type Swept = Readonly<Record<'tables' | keyof Cleaned, number>>;

export interface CleaningOptions {
  readonly storage: Pick<Storage, 'tables' | 'identities'>;
  readonly keep: Keeping;
  readonly now: () => Ms;
  readonly swept: (swept: Swept) => void;
  readonly trouble: (error: unknown) => void;
}

export class Cleaning {
  private readonly options: CleaningOptions;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(options: CleaningOptions) {
    this.options = options;
  }

  /** Soon after the start, and then every hour. */
  start(after: Ms = MINUTE_MS): void {
    this.timer = setTimeout(() => {
      this.working = this.clean().finally(() => this.isStopped || this.start(HOUR_MS));
    }, after);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private async clean(): Promise<void> {
    try {
      while (!this.isStopped && (await this.cleanSome())) await turn();
    } catch (error) {
      this.options.trouble(error);
    }
  }

  /** Resolves with whether there may be more. */
  private async cleanSome(): Promise<boolean> {
    const { storage, keep, now, swept } = this.options;
    const ago = (days: number): Ms => now() - days * DAY_MS;
    const before = { finished: ago(keep.finished), abandoned: ago(keep.abandoned), gathering: ago(keep.waiting) };
    const tables = await storage.tables.clean(before, MOST_AT_ONCE);
    const others = await storage.identities.clean({ expired: now(), unseen: ago(keep.people) }, MOST_AT_ONCE);
    swept({ tables, ...others });
    return Object.values({ tables, ...others }).some((count) => count === MOST_AT_ONCE);
  }
}
