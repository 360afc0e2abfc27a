/** Kysely over `pg`. Lines that are cut or silent are thrown away, and every error is one of the storage. */
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type DataTypeNode,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StorageError } from '../port/errors.ts';
import type { StatementListener } from '../statements.ts';
import { isStale, storageErrorOf } from './errors.ts';
import { Prepared } from './prepared.ts';

/** Statements that report the number of rows they changed. */
const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

interface Answer<Row> extends QueryResult<Row> {
  readonly command: string;
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #prepared: Prepared;
  readonly #onStatement: StatementListener;
  #isBroken = false;

  constructor(client: PoolClient, prepared: Prepared, onStatement: StatementListener) {
    this.#client = client;
    this.#prepared = prepared;
    this.#onStatement = onStatement;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.run<Row>(sql, parameters);
  }

  async run<Row>(text: string, values: readonly unknown[] = []): Promise<Answer<Row>> {
    this.#onStatement(text);
    try {
      const name = this.#prepared.nameOf(text);
      const answer = await this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      const { command, rowCount, rows } = answer;
      const changed = CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {};
      return { command, rows: rows as Row[], ...changed };
    } catch (error) {
      if (isStale(error)) this.#prepared.forget();
      throw this.#noted(storageErrorOf(error));
    }
  }

  /** What a transaction on a line that broke has done is undone by the database itself. */
  async rollBack(): Promise<void> {
    if (!this.#isBroken) await this.run('rollback');
  }

  /** In one piece: no list is long enough to be sent in several. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  #noted(error: StorageError): StorageError {
    if (error.problem === 'unreachable') this.#isBroken = true;
    return error;
  }
}

class PostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #settings: string;
  readonly #prepared = new Prepared();
  readonly #onStatement: StatementListener;
  readonly #connections = new WeakMap<PoolClient, PostgresConnection>();

  constructor(pool: Pool, settings: string, onStatement: StatementListener) {
    this.#pool = pool;
    this.#settings = settings;
    this.#onStatement = onStatement;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw storageErrorOf(error);
    });
    return this.#connections.get(client) ?? this.#newConnection(client);
  }

  async #newConnection(client: PoolClient): Promise<PostgresConnection> {
    try {
      await client.query(this.#settings);
    } catch (error) {
      client.release(true);
      throw storageErrorOf(error);
    }
    const connection = new PostgresConnection(client, this.#prepared, this.#onStatement);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.run('begin');
  }

  /** A transaction that failed before can be told to commit, and is rolled back. */
  async commitTransaction(connection: PostgresConnection): Promise<void> {
    const { command } = await connection.run('commit');
    if (command !== 'COMMIT') throw new StorageError('failed', 'The transaction had failed before.');
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollBack();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** Text is compared by its bytes, as in SQLite: orders of languages change with the libraries of the system. */
class BytewiseCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** `settings` is a statement for each new line. */
export const postgresDialect = (pool: Pool, settings: string, onStatement: StatementListener): Dialect => ({
  createDriver: () => new PostgresDriver(pool, settings, onStatement),
  createQueryCompiler: () => new BytewiseCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
