/** Kysely over Node's own SQLite: one connection, whose statements run at once, and transactions that write. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
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
import { Statements } from './statements.ts';

const LOCKS: ReadonlySet<string> = new Set(['ForUpdate', 'ForNoKeyUpdate', 'SkipLocked']);

class SqliteConnection implements DatabaseConnection {
  readonly statements: Statements;

  constructor(statements: Statements) {
    this.statements = statements;
  }

  /** Async, so that errors reject the promise, as with any other database. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.statements.run<Row>(sql, parameters as readonly SQLInputValue[]);
  }

  /** In one piece: no list is long enough to be sent in several. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
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

  async beginTransaction(): Promise<void> {
    this.#connection.statements.begin();
  }

  async commitTransaction(): Promise<void> {
    this.#connection.statements.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.statements.rollBack();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection.statements.close();
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
  createDriver: () => new SqliteDriver(new SqliteConnection(new Statements(database, onStatement))),
  createQueryCompiler: () => new LocklessCompiler(),
  createAdapter: () => new TransactionalAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
