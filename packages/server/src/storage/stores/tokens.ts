/** Secrets that are used once: links to another device, and recovery codes. */
import type { LinkRow } from '../port/identities.ts';
import type { IdentityId, Ms, TokenHash } from '../port/values.ts';
import type { Writer } from '../schema.ts';
import { hasIdentity } from './sessions.ts';

export async function offerLink(db: Writer, { hash, identity, expires }: LinkRow): Promise<boolean> {
  if (!(await hasIdentity(db, identity))) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('links')
    .values({ hash, identity, expires })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function useLink(db: Writer, hash: TokenHash, now: Ms): Promise<IdentityId | undefined> {
  const link = await db
    .deleteFrom('links')
    .where('hash', '=', hash)
    .where('expires', '>', now)
    .returning('identity')
    .executeTakeFirst();
  return link?.identity;
}

export async function setRecovery(db: Writer, identity: IdentityId, hash: TokenHash): Promise<boolean> {
  if (!(await hasIdentity(db, identity))) return false;
  await db
    .insertInto('recoveries')
    .values({ identity, hash })
    .onConflict((conflict) => conflict.column('identity').doUpdateSet({ hash }))
    .execute();
  return true;
}

export async function useRecovery(db: Writer, hash: TokenHash, next: TokenHash): Promise<IdentityId | undefined> {
  const recovery = await db
    .updateTable('recoveries')
    .set({ hash: next })
    .where('hash', '=', hash)
    .returning('identity')
    .executeTakeFirst();
  return recovery?.identity;
}
