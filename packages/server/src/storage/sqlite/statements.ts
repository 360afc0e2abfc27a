/** Statements on one connection to SQLite, which run at once. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { StatementListener } from '../statements.ts';
import { storageErrorOf } from './errors.ts';

/** Statements are prepared once, and again only if this many others were used since. */
const PREPARED = 200;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

interface Answer<Row> {
  readonly rows: Row[];
  readonly numAffectedRows?: bigint;
}

export class Statements {
  readonly #database: DatabaseSync;
  readonly #onStatement: StatementListener;
  /** The least recently used one comes first. */
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, onStatement: StatementListener) {
    this.#database = database;
    this.#onStatement = onStatement;
  }

  /** Throws a `StorageError`. */
  run<Row>(text: string, values: readonly SQLInputValue[] = []): Answer<Row> {
    this.#onStatement(text);
    try {
      const { statement, returnsRows } = this.#prepare(text);
      if (returnsRows) return { rows: statement.all(...values) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    } catch (error) {
      throw storageErrorOf(error);
    }
  }

  /**
   * Takes the write lock at once. A transaction that reads first and then has to wait for the lock fails if another
   * process has written in between.
   */
  begin(): void {
    this.run('begin immediate');
  }

  commit(): void {
    this.run('commit');
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  rollBack(): void {
    if (this.#database.isTransaction) this.run('rollback');
  }

  close(): void {
    this.#database.close();
  }

  #prepare(text: string): Prepared {
    const prepared = this.#prepared.get(text) ?? this.#newlyPrepared(text);
    this.#prepared.delete(text);
    this.#prepared.set(text, prepared);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > PREPARED && oldest !== undefined) this.#prepared.delete(oldest);
    return prepared;
  }

  #newlyPrepared(text: string): Prepared {
    const statement = this.#database.prepare(text);
    return { statement, returnsRows: statement.columns().length > 0 };
  }
}
