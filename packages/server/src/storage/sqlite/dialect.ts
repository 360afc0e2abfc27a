/** Kysely over Node's own SQLite: one connection, whose statements run at once, and transactions that write. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
} from 'kysely';
import type { StatementListener } from '../statements.ts';
import { storageErrorOf } from './errors.ts';

const LOCKS: ReadonlySet<string> = new Set(['ForUpdate', 'ForNoKeyUpdate', 'SkipLocked']);

/** Statements are prepared once, and again only if this many others were used since. */
const PREPARED = 200;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #onStatement: StatementListener;
  /** The least recently used one comes first. */
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, onStatement: StatementListener) {
    this.#database = database;
    this.#onStatement = onStatement;
  }

  get hasTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Async, so that errors reject the promise, as with any other database. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.run<Row>(sql, parameters as readonly SQLInputValue[]);
  }

  run<Row>(text: string, values: readonly SQLInputValue[] = []): QueryResult<Row> {
    this.#onStatement(text);
    try {
      const { statement, returnsRows } = this.#prepare(text);
      if (returnsRows) return { rows: statement.all(...values) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    } catch (error) {
      throw storageErrorOf(error);
    }
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

  /** In one piece: no list is long enough to be sent in several. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  close(): void {
    this.#database.close();
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  /**
   * Takes the write lock at once. A transaction that reads first and then has to wait for the lock fails if another
   * process has written in between.
   */
  async beginTransaction(): Promise<void> {
    this.#connection.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#connection.run('commit');
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  async rollbackTransaction(): Promise<void> {
    if (this.#connection.hasTransaction) this.#connection.run('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

/** SQLite creates tables within transactions, too; Kysely makes no use of that unless told so. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A transaction has the whole database to itself, so there are no locks on rows. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === undefined || !LOCKS.has(node.modifier)) super.visitSelectModifier(node);
  }
}

export const sqliteDialect = (database: DatabaseSync, onStatement: StatementListener): Dialect => ({
  createDriver: () => new SqliteDriver(new SqliteConnection(database, onStatement)),
  createQueryCompiler: () => new LocklessCompiler(),
  createAdapter: () => new TransactionalAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
