/**
 * Which programs may use a database. It stores the oldest step of the schema whose programs can still work with it, and
 * every running server with the latest step that it knows. Whoever changes either holds the lock of the first.
 */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { LeaseClock } from '../lease-clock.ts';
import { StorageError } from '../port/errors.ts';
import type { Ms } from '../port/values.ts';
import type { Schema } from '../schema.ts';

const NAME = 'schema';

/** Servers say about once a second that they are there. One that was silent for so long is gone. */
const SILENCE_MS = 15_000;

/** The step that made this possible. */
const FIRST_SHARED = 3;

export const isShared = (step: number): boolean => step > FIRST_SHARED;

type Db = Kysely<Schema> | Transaction<Schema>;

export interface Member {
  readonly id: string;
  /** The latest step that it knows. */
  readonly step: number;
}

const isThere = (now: RawBuilder<Ms>): RawBuilder<boolean> =>
  sql<boolean>`at between ${now} - ${SILENCE_MS} and ${now}`;

/** From now on, only programs since this step may use the database. Nobody else may be using it. */
export async function claimFor(db: Db, since: number, clock: LeaseClock): Promise<void> {
  await db.updateTable('compatibility').set({ since }).where('name', '=', NAME).where('since', '<', since).execute();
  const older = db.selectFrom('nodes').select('id').where('step', '<', since).where(isThere(clock()));
  if ((await older.executeTakeFirst()) !== undefined)
    throw new StorageError('inUse', 'Servers are running that know only an older schema.');
  await db.deleteFrom('nodes').where('step', '<', since).execute();
}

/** Rejects with a `StorageError` if the schema has gone on too far for this program. */
export async function enter(db: Db, { id, step }: Member, clock: LeaseClock): Promise<void> {
  const compatible = await db
    .selectFrom('compatibility')
    .select('since')
    .where('name', '=', NAME)
    .forUpdate()
    .executeTakeFirst();
  if (compatible === undefined || compatible.since > step)
    throw new StorageError('newer', 'The schema is newer than this program.');
  await db
    .deleteFrom('nodes')
    .where(sql<boolean>`not (${isThere(clock())})`)
    .execute();
  await db
    .insertInto('nodes')
    .values({ id, step, at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether others still knew that this server is there. */
export async function stay(db: Db, { id }: Member, clock: LeaseClock): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('nodes').set({ at: clock() }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function leave(db: Db, { id }: Member): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', id).execute();
}
