/** Identities in the database. */
import type { Database } from '../database.ts';
import { StorageError } from '../port/errors.ts';
import type { Cleaned, IdentityRow, IdentityStore } from '../port/identities.ts';
import type { IdentityId, Ms } from '../port/values.ts';
import type { Reader, Writer } from '../schema.ts';
import { closeSession, closeSessions, findSession, keepSession, openAmong, openSession } from './sessions.ts';
import { offerLink, setRecovery, useLink, useRecovery } from './tokens.ts';

async function insert(db: Writer, { id, name, colour, created, seen }: IdentityRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ id, name, colour, created, seen })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const find = async (db: Reader, ids: readonly IdentityId[]): Promise<readonly IdentityRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('identities').selectAll().where('id', 'in', ids).execute();

async function change(
  db: Writer,
  id: IdentityId,
  { name, colour }: Pick<IdentityRow, 'name' | 'colour'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identities')
    .set({ name, colour })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function deleteExpired(db: Writer, table: 'sessions' | 'links', expired: Ms, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('hash', 'in', (eb) =>
      eb.selectFrom(table).select('hash').where('expires', '<=', expired).orderBy('expires').limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Their sessions, links and recovery codes go with them. */
async function deleteUnseen(db: Writer, unseen: Ms, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('identities')
        .select('id')
        .where('seen', '<', unseen)
        .where((each) =>
          each.not(each.exists(each.selectFrom('places').select('seat').whereRef('identity', '=', 'identities.id'))),
        )
        .orderBy('seen')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function clean(db: Writer, before: Parameters<IdentityStore['clean']>[0], limit: number): Promise<Cleaned> {
  const sessions = await deleteExpired(db, 'sessions', before.expired, limit);
  const links = await deleteExpired(db, 'links', before.expired, limit);
  return { sessions, links, identities: await deleteUnseen(db, before.unseen, limit) };
}

export const identityStore = (database: Database): IdentityStore => ({
  create: async (identity) => {
    const isNew = await database.write((db) => insert(db, identity));
    if (!isNew) throw new StorageError('failed', 'The id of the identity is taken.');
  },
  find: (ids) => database.read((db) => find(db, ids)),
  change: (id, look) => database.write((db) => change(db, id, look)),
  openSession: (session) => database.write((db) => openSession(db, session)),
  offerLink: (link) => database.write((db) => offerLink(db, link)),
  setRecovery: (identity, hash) => database.write((db) => setRecovery(db, identity, hash)),
  findSession: (hash, now) => database.read((db) => findSession(db, hash, now)),
  openAmong: (hashes) => database.read((db) => openAmong(db, hashes)),
  keepSession: (hash, times) => database.write((db) => keepSession(db, hash, times)),
  closeSession: (hash) => database.write((db) => closeSession(db, hash)),
  closeSessions: (identity, except) => database.write((db) => closeSessions(db, identity, except)),
  useLink: (hash, now) => database.write((db) => useLink(db, hash, now)),
  useRecovery: (hash, next) => database.write((db) => useRecovery(db, hash, next)),
  clean: (before, limit) => database.write((db) => clean(db, before, limit)),
});
