/** Chat in the database. */
import type { Database } from '../database.ts';
import type { ChatLine, ChatStore, NumberedLine, Said } from '../port/chat.ts';
import type { TableId } from '../port/values.ts';
import type { Reader, Writer } from '../schema.ts';

async function nextNumber(db: Writer, table: TableId): Promise<number> {
  const last = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('table_id', '=', table)
    .executeTakeFirst();
  return (last?.number ?? -1) + 1;
}

const numberOf = (db: Writer, table: TableId, { identity, id }: ChatLine): Promise<{ number: number } | undefined> =>
  db
    .selectFrom('chat')
    .select('number')
    .where('table_id', '=', table)
    .where('identity', '=', identity)
    .where('line', '=', id)
    .executeTakeFirst();

/** Numbers are read before they are written, so nobody else may speak at this table in between. */
async function lockTable(db: Writer, id: TableId): Promise<boolean> {
  const table = await db.selectFrom('tables').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return table !== undefined;
}

async function insertLine(db: Writer, table: TableId, line: ChatLine): Promise<Said | undefined> {
  if (!(await lockTable(db, table))) return undefined;
  const before = await numberOf(db, table, line);
  if (before !== undefined) return { ...before, isNew: false };
  const number = await nextNumber(db, table);
  const { id, ...rest } = line;
  await db
    .insertInto('chat')
    .values({ ...rest, table_id: table, number, line: id })
    .execute();
  return { number, isNew: true };
}

async function readLines(db: Reader, table: TableId, from: number, limit: number): Promise<readonly NumberedLine[]> {
  const latest = await db
    .selectFrom('chat')
    .select(['number', 'line as id', 'at', 'seat', 'spectator', 'identity', 'kind', 'body'])
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return latest.toReversed();
}

export const chatStore = (database: Database): ChatStore => ({
  say: (table, line) => database.write((db) => insertLine(db, table, line)),
  read: (table, from, limit) => database.read((db) => readLines(db, table, from, limit)),
});
