/** The reading of the service's clock. */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database.ts';
import type { LeaseClock } from '../lease-clock.ts';
import { enter, stay, type Member } from '../migrations/compatibility.ts';
import { StorageError } from '../port/errors.ts';
import type { ClockStore } from '../port/storage.ts';
import type { Ms } from '../port/values.ts';
import type { Reader, Writer } from '../schema.ts';

const NAME = 'service';

/** Every process that runs stores its reading about once a second. After a longer pause, nobody was running. */
const LONGEST_PAUSE_MS = 1500;

/** The only row; none while another process is just writing it. Nobody waits for that one, which may hang. */
const unlocked = (db: Writer) =>
  db.selectFrom('clocks').select('name').where('name', '=', NAME).forUpdate().skipLocked();

/** The stored reading, and the time since it was stored. A process knows best how much time its own one is behind. */
const shared = (now: RawBuilder<Ms>, own: Ms): RawBuilder<Ms> => sql<Ms>`
  case when reading <> ${own} and ${now} between at and at + ${LONGEST_PAUSE_MS}
  then reading + ${now} - at else reading end`;

/**
 * When this reading counts as stored. Of two processes that store at once, the one that looked at the time first may come
 * second: if the time went back to then, what has passed since would count twice.
 */
const storedAt = (now: RawBuilder<Ms>): RawBuilder<Ms> =>
  sql<Ms>`case when ${now} between at - ${LONGEST_PAUSE_MS} and at then at else ${now} end`;

/** A process that is behind follows the others, and never sets them back. */
async function beat(db: Writer, reading: Ms, now: RawBuilder<Ms>, own: Ms): Promise<Ms> {
  const latest = shared(now, own);
  const clock = await db
    .updateTable('clocks')
    .set({
      at: storedAt(now),
      reading: sql<Ms>`case when ${reading} > ${latest} then ${reading} else ${latest} end`,
    })
    .where('name', 'in', unlocked(db))
    .returning('reading')
    .executeTakeFirst();
  return clock?.reading ?? reading;
}

/** Writes the reading that is there. */
export async function touch(db: Writer): Promise<void> {
  await db
    .updateTable('clocks')
    .set((eb) => ({ reading: eb.ref('reading') }))
    .where('name', 'in', unlocked(db))
    .execute();
}

async function last(db: Reader): Promise<Ms> {
  const clock = await db.selectFrom('clocks').select('reading').where('name', '=', NAME).executeTakeFirst();
  return clock?.reading ?? 0;
}

export function clockStore(database: Database, clock: LeaseClock, member: Member): ClockStore {
  /** The last reading that this process has stored. */
  let own: Ms = -1;
  const beatOnce = async (db: Writer, reading: Ms): Promise<Ms> => {
    if (!(await stay(db, member, clock))) await enter(db, member, clock);
    return beat(db, reading, clock(), own);
  };
  return {
    beat: async (reading) => {
      try {
        return (own = await database.write((db) => beatOnce(db, reading)));
      } catch (error) {
        // This process was silent for so long that others have taken the schema further than it can follow.
        if (error instanceof StorageError && error.problem === 'newer') database.giveUp(error);
        throw error;
      }
    },
    last: () => database.read(last),
  };
}
