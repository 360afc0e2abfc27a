/** Tables in the database. */
import type { Database } from '../database.ts';
import { StorageError } from '../port/errors.ts';
import type { NewTableRow, TableStore } from '../port/tables.ts';
import type { Writer } from '../schema.ts';
import { insertEntries, writeConsequences } from '../writing/appending.ts';
import { cleanTables } from './cleaning.ts';
import { gathered } from './gathered.ts';
import { listCards, waitingFor } from './lists.ts';
import { readLogs, readProgress, type PartOfLog } from './logs.ts';

async function insertTable(db: Writer, { id, seed, entries, after }: NewTableRow): Promise<boolean> {
  const inserted = await db
    .insertInto('tables')
    .values({ id, seed })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await insertEntries(db, { table: id, from: 0, entries });
  await writeConsequences(db, [{ after }]);
  return true;
}

const nothing = (): StorageError => new StorageError('failed', 'There is nothing to append.');

/** Tables that are read at the same moment are read together. */
function reading(database: Database): TableStore['read'] {
  const read = gathered((parts: readonly PartOfLog[]) => database.read((db) => readLogs(db, parts)));
  return (table, from) => read({ table, from });
}

export const tableStore = (database: Database): TableStore => ({
  create: async (table) => {
    if (table.entries.length === 0) throw nothing();
    const isNew = await database.write((db) => insertTable(db, table));
    if (!isNew) throw new StorageError('failed', 'The id of the table is taken.');
  },
  append: (table, from, entries, after, before) =>
    entries.length === 0 ? Promise.reject(nothing()) : database.append({ table, from, entries, after, before }),
  read: reading(database),
  progress: (tables) => database.read((db) => readProgress(db, tables)),
  list: (query) => database.read((db) => listCards(db, query)),
  waitingFor: (people) => database.read((db) => waitingFor(db, people)),
  clean: (before, limit) => database.write((db) => cleanTables(db, before, limit)),
});
