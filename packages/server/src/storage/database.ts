/**
 * Reads at once; writes in groups. Everything asked for in one turn of the event loop shares one transaction, because
 * waiting for the disk takes longer than all the rest. While a transaction runs, the next group gathers.
 */
import { appendAll, takeGroup, type Append } from './writing/appending.ts';
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

/** How appends are made in a single statement, which needs no transaction around it. */
export type AppendInOne = (db: Reader, appends: readonly Append[]) => Promise<ReadonlySet<TableId>>;

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
  readonly #appendInOne: AppendInOne | undefined;
  #works: WaitingWork[] = [];
  #appends: WaitingAppend[] = [];
  /** Undefined while nobody waits. */
  #running: Promise<void> | undefined;
  #isClosed = false;
  /** Why nothing can be read or written any more. */
  #end: StorageError | undefined;

  constructor(db: Reader, appendInOne?: AppendInOne) {
    this.#db = db;
    this.#appendInOne = appendInOne;
  }

  async read<Result>(work: (db: Reader) => Promise<Result>): Promise<Result> {
    this.#refuseIfClosed();
    return insisting(() => work(this.#db));
  }

  /**
   * Work that should be refused resolves with a value that says so. It must never throw for that: an error undoes the
   * whole group, and everybody in it is told so.
   */
  async write<Result>(work: (db: Writer) => Promise<Result>): Promise<Result> {
    this.#refuseIfClosed();
    return new Promise((resolve, reject) => {
      const run = async (db: Writer): Promise<Settle> => {
        const result = await work(db);
        return () => resolve(result);
      };
      this.#works.push({ run, reject });
      this.#schedule();
    });
  }

  /** Resolves with whether the entries were the next ones. */
  async append(append: Append): Promise<boolean> {
    this.#refuseIfClosed();
    return new Promise((settle, reject) => {
      this.#appends.push({ append, settle, reject });
      this.#schedule();
    });
  }

  /** From now on, everybody is refused for this reason. */
  giveUp(reason: StorageError): void {
    this.#end = reason;
  }

  /** Commits what was asked for until now. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#running !== undefined) await this.#running;
    await this.#db.destroy();
  }

  #refuseIfClosed(): void {
    if (this.#isClosed) throw new StorageError('failed', 'The storage is closed.');
    if (this.#end !== undefined) throw this.#end;
  }

  #schedule(): void {
    this.#running ??= new Promise((resolve) => {
      setImmediate(() => resolve(this.#commitGroup()));
    });
  }

  async #commitGroup(): Promise<void> {
    const group = this.#nextGroup();
    try {
      const settles = await insisting(() => this.#carryOut(group));
      for (const settle of settles) settle();
    } catch (error) {
      for (const { reject } of [...group.works, ...group.appends]) reject(error);
    }
    this.#running = undefined;
    if (this.#works.length + this.#appends.length > 0) this.#schedule();
  }

  #carryOut({ works, appends }: Group): Promise<readonly Settle[]> {
    const inOne = this.#appendInOne;
    if (works.length === 0 && inOne !== undefined) return appended(this.#db, appends, inOne);
    return this.#db.transaction().execute(async (db) => {
      const settles: Settle[] = [];
      for (const { run } of works) settles.push(await run(db));
      return [...settles, ...(await appended(db, appends, inOne ?? ((_, all) => appendAll(db, all))))];
    });
  }

  #nextGroup(): Group {
    const works = this.#works;
    const { taken, left } = takeGroup(this.#appends);
    this.#works = [];
    this.#appends = left;
    return { works, appends: taken };
  }
}

async function appended(
  db: Reader,
  waiting: readonly WaitingAppend[],
  append: AppendInOne,
): Promise<readonly Settle[]> {
  if (waiting.length === 0) return [];
  const won = await append(
    db,
    waiting.map((each) => each.append),
  );
  return waiting.map((each) => () => each.settle(won.has(each.append.table)));
}
