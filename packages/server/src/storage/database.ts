/**
 * Reads at once; writes in groups. Everything asked for in one turn of the event loop shares one transaction, because
 * waiting for the disk takes longer than all the rest. While a transaction runs, the next group gathers.
 */
import { takeGroup, type Append } from './writing/appending.ts';
import { ConflictError, StorageError } from './port/errors.ts';
import type { TableId } from './port/values.ts';
import type { Reader, Writer } from './schema.ts';

/** Tells somebody who waits for a commit that it was done. */
type Settle = () => void;
type Reject = (error: unknown) => void;

interface WaitingWork {
  readonly run: (db: Writer) => Promise<Settle>;
  readonly reject: Reject;
}

interface WaitingAppend {
  readonly append: Append;
  readonly settle: (won: boolean) => void;
  readonly reject: Reject;
}

interface Group {
  readonly works: readonly WaitingWork[];
  readonly appends: readonly WaitingAppend[];
}

/** How appends are made. Both resolve with the tables of those that won. */
export interface Appending {
  /** Within a transaction that other work shares. */
  readonly within: (db: Writer, appends: readonly Append[]) => Promise<ReadonlySet<TableId>>;
  /** In a transaction of their own; undefined where they had better take the other way. */
  readonly alone: (db: Reader, appends: readonly Append[]) => Promise<ReadonlySet<TableId>> | undefined;
  /** Whether so many had better be made alone even if other work waits, which then has a transaction of its own. */
  readonly standApart: (appends: number) => boolean;
}

/** How often something is tried that meets others who write the same rows. */
const MOST_TRIES = 4;

/** Whatever work has looked at before it met others may have changed, so it does everything again. */
async function insisting<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === MOST_TRIES) throw error;
    }
  }
}

export class Database {
  readonly #db: Reader;
  readonly #appending: Appending;
  #works: WaitingWork[] = [];
  #appends: WaitingAppend[] = [];
  /** Undefined while nobody waits. */
  #running: Promise<void> | undefined;
  #isClosed = false;
  /** Why nothing can be read or written any more. */
  #end: StorageError | undefined;

  constructor(db: Reader, appending: Appending) {
    this.#db = db;
    this.#appending = appending;
  }

  async read<Result>(work: (db: Reader) => Promise<Result>): Promise<Result> {
    this.#refuseIfClosed();
    return insisting(() => work(this.#db));
  }

  /**
   * Work that should be refused resolves with a value that says so. It must never throw for that: an error undoes the
   * whole group, and everybody in it is told so.
   */
  write<Result>(work: (db: Writer) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#refuseIfClosed();
      const run = async (db: Writer): Promise<Settle> => {
        const result = await work(db);
        return () => resolve(result);
      };
      this.#works.push({ run, reject });
      this.#schedule();
    });
  }

  /** Resolves with whether the entries were the next ones. */
  append(append: Append): Promise<boolean> {
    return new Promise((settle, reject) => {
      this.#refuseIfClosed();
      this.#appends.push({ append, settle, reject });
      this.#schedule();
    });
  }

  /** From now on, everybody is refused for this reason. */
  giveUp(reason: StorageError): void {
    this.#end = reason;
  }

  /** Commits what was asked for until now. */
  async close(committed?: () => Promise<void>): Promise<void> {
    this.#isClosed = true;
    while (this.#running !== undefined) await this.#running;
    await committed?.();
    await this.#db.destroy();
  }

  #refuseIfClosed(): void {
    if (this.#isClosed) throw new StorageError('failed', 'The storage is closed.');
    if (this.#end !== undefined) throw this.#end;
  }

  #schedule(): void {
    this.#running ??= new Promise((resolve) => {
      setImmediate(() => resolve(this.#commitGroups()));
    });
  }

  async #commitGroups(): Promise<void> {
    for (const group of this.#nextGroups()) await this.#commit(group);
    this.#running = undefined;
    if (this.#works.length + this.#appends.length > 0) this.#schedule();
  }

  async #commit(group: Group): Promise<void> {
    try {
      const settles = await insisting(() => this.#carryOut(group));
      for (const settle of settles) settle();
    } catch (error) {
      for (const { reject } of [...group.works, ...group.appends]) reject(error);
    }
  }

  async #carryOut({ works, appends }: Group): Promise<readonly Settle[]> {
    const asked = appends.map(({ append }) => append);
    const alone = works.length === 0 ? this.#appending.alone(this.#db, asked) : undefined;
    if (alone !== undefined) return settling(appends, await alone);
    return this.#db.transaction().execute(async (db) => {
      const settles: Settle[] = [];
      for (const { run } of works) settles.push(await run(db));
      if (appends.length === 0) return settles;
      return [...settles, ...settling(appends, await this.#appending.within(db, asked))];
    });
  }

  #nextGroups(): readonly Group[] {
    const works = this.#works;
    const { taken: appends, left } = takeGroup(this.#appends);
    this.#works = [];
    this.#appends = left;
    const isApart = works.length > 0 && this.#appending.standApart(appends.length);
    return isApart
      ? [
          { works, appends: [] },
          { works: [], appends },
        ]
      : [{ works, appends }];
  }
}

const settling = (waiting: readonly WaitingAppend[], won: ReadonlySet<TableId>): readonly Settle[] =>
  waiting.map(
    ({ append, settle }) =>
      () =>
        settle(won.has(append.table)),
  );
