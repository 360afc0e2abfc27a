/** What a PostgreSQL server has counted. It must have been started with these settings. */
import { Client } from 'pg';

export const COUNTING = `shared_preload_libraries = 'pg_stat_statements'`;

/** Since the database was made. */
export interface Counts {
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  readonly statements: number;
  /** Of the statements: those that store groups of moves, and those that read moves of other nodes. */
  readonly commits: number;
  readonly reads: number;
  readonly transactions: number;
  /** Bytes of the write-ahead log. */
  readonly log: number;
}

/** Bytes on the disk, indices included. */
export interface Sizes {
  readonly tables: number;
  readonly people: number;
}

const callsOf = (text: string): string =>
  `(select coalesce(sum(calls), 0) from pg_stat_statements where query like '%${text}%')`;

const COUNTS = `
  select sum(n_tup_ins) as inserted, sum(n_tup_upd) as updated, sum(n_tup_del) as deleted,
    (select sum(calls) from pg_stat_statements) as statements,
    ${callsOf('insert into entries')} as commits, ${callsOf('join entries on')} as reads,
    (select sum(xact_commit) from pg_stat_database) as transactions,
    pg_current_wal_lsn() - '0/0' as log
  from pg_stat_user_tables`;

const sizeOf = (tables: readonly string[]): string =>
  tables.map((table) => `pg_total_relation_size('${table}')`).join(' + ');

const SIZES = `
  select ${sizeOf(['tables', 'entries', 'cards', 'places', 'due', 'chat'])} as tables,
    ${sizeOf(['identities', 'sessions', 'links', 'recoveries'])} as people`;

export class Statistics {
  private readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  static async of(url: string): Promise<Statistics> {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('create extension if not exists pg_stat_statements');
    return new Statistics(client);
  }

  /** Connections tell what they have done within ten seconds after they have become idle. */
  counts(): Promise<Counts> {
    return this.numbers<Counts>(COUNTS);
  }

  /** Without the room of rows that are gone, which would be used again. */
  async sizes(): Promise<Sizes> {
    await this.client.query('vacuum full');
    return this.numbers<Sizes>(SIZES);
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  private async numbers<Row extends Counts | Sizes>(text: string): Promise<Row> {
    const { rows } = await this.client.query<Record<keyof Row, string>>(text);
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)])) as never;
  }
}
