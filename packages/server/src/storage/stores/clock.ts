/** The reading of the service's clock. */
import type { Database } from '../database.ts';
import type { ClockStore } from '../port/storage.ts';
import type { Ms } from '../port/values.ts';
import type { Reader, Writer } from '../schema.ts';

const NAME = 'service';

/** The clock of a second process may be behind; it must not set the first one back. */
async function beat(db: Writer, reading: Ms): Promise<void> {
  await db
    .insertInto('clocks')
    .values({ name: NAME, reading })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ reading }).where('clocks.reading', '<', reading))
    .execute();
}

/** Writes the reading that is there. */
export async function touch(db: Writer): Promise<void> {
  await db
    .insertInto('clocks')
    .values({ name: NAME, reading: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ reading: eb.ref('clocks.reading') })))
    .execute();
}

async function last(db: Reader): Promise<Ms> {
  const clock = await db.selectFrom('clocks').select('reading').where('name', '=', NAME).executeTakeFirst();
  return clock?.reading ?? 0;
}

export const clockStore = (database: Database): ClockStore => ({
  beat: (reading) => database.write((db) => beat(db, reading)),
  last: () => database.read(last),
});
