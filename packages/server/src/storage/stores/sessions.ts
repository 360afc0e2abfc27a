/** Sessions in the database: the devices of an identity. */
import type { KnownSession, SessionRow } from '../port/identities.ts';
import type { IdentityId, Ms, TokenHash } from '../port/values.ts';
import type { Reader, Writer } from '../schema.ts';

export const hasIdentity = async (db: Writer, id: IdentityId): Promise<boolean> =>
  (await db.selectFrom('identities').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** A hash that exists belongs to another device, and stays with it. */
export async function openSession(
  db: Writer,
  { hash, identity, created, seen, expires }: SessionRow,
): Promise<boolean> {
  if (!(await hasIdentity(db, identity))) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .values({ hash, identity, created, seen, expires })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findSession(db: Reader, hash: TokenHash, now: Ms): Promise<KnownSession | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires', '>', now)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const identity = await db.selectFrom('identities').selectAll().where('id', '=', session.identity).executeTakeFirst();
  return identity && { identity, session };
}

/** A statement can have only so many values. */
const MOST_AT_ONCE = 1000;

export async function openAmong(db: Reader, hashes: readonly TokenHash[]): Promise<ReadonlySet<TokenHash>> {
  const open = new Set<TokenHash>();
  for (let at = 0; at < hashes.length; at += MOST_AT_ONCE) {
    const some = hashes.slice(at, at + MOST_AT_ONCE);
    const found = await db.selectFrom('sessions').select('hash').where('hash', 'in', some).execute();
    for (const { hash } of found) open.add(hash);
  }
  return open;
}

export async function keepSession(
  db: Writer,
  hash: TokenHash,
  { seen, expires }: Pick<SessionRow, 'seen' | 'expires'>,
): Promise<void> {
  const session = await db
    .updateTable('sessions')
    .set({ seen, expires })
    .where('hash', '=', hash)
    .returning('identity')
    .executeTakeFirst();
  if (session === undefined) return;
  await db.updateTable('identities').set({ seen }).where('id', '=', session.identity).execute();
}

export async function closeSession(db: Writer, hash: TokenHash): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

export async function closeSessions(db: Writer, identity: IdentityId, except = ''): Promise<void> {
  await db.deleteFrom('sessions').where('identity', '=', identity).where('hash', '<>', except).execute();
}
