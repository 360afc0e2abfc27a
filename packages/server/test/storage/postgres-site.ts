/** A database of its own in the PostgreSQL server of the tests. */
import { join } from 'node:path';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { ask, newDatabase, type TestDatabase } from '../postgres/shared.ts';
import type { OpenOptions, Site } from './contract/site.ts';

/** What PostgreSQL says when the disk is full. Nobody can fill a real one without harm to others. */
const FILL = `
  create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  create trigger refuse before insert on entries for each row when (length(new.body) > 100000) execute function refuse()`;
const EMPTY = 'drop function if exists refuse cascade';

/** Each transaction marks the rows that it writes with its number. */
const WRITERS = ['tables', 'entries', 'cards', 'places', 'due', 'chat', 'identities', 'clocks']
  .map((table) => `select xmin::text as writer from ${table}`)
  .join(' union ');

const CLEAR = 'delete from tables; delete from identities; update clocks set reading = 0, at = 0';
const WIPE = 'drop schema public cascade; create schema public';

/** Brings a new database into another shape. */
type Prepare = (database: TestDatabase) => Promise<void>;

/** Making a database takes longer than most tests, so those of earlier tests are used again. */
export function postgresSites(prepare: Prepare): () => Promise<Site> {
  const cleared: TestDatabase[] = [];
  return async () => siteAt(cleared.pop() ?? (await prepared(prepare)), cleared);
}

export const postgresSite = postgresSites(() => Promise.resolve());

async function prepared(prepare: Prepare): Promise<TestDatabase> {
  const database = await newDatabase();
  await prepare(database);
  return database;
}

function siteAt(database: TestDatabase, cleared: TestDatabase[]): Site {
  const { name, url } = database;
  const opened: Storage[] = [];
  const seen = new Set<unknown>();
  let isWiped = false;
  const openAt = async (options: OpenOptions): Promise<Storage> => {
    const storage = await openPostgres({ url, ...options });
    opened.push(storage);
    return storage;
  };
  return {
    place: url,
    opener: join(import.meta.dirname, 'open-postgres.ts'),
    open: async ({ isNearlyFull, ...options }: OpenOptions = {}) => {
      const storage = await openAt(options);
      if (isNearlyFull !== undefined) await ask(name, isNearlyFull ? FILL : EMPTY);
      return storage;
    },
    commits: async () => {
      for (const { writer } of await ask(name, WRITERS)) seen.add(writer);
      return seen.size;
    },
    wipe: async () => {
      isWiped = true;
      await ask(name, WIPE);
    },
    remove: async () => {
      for (const storage of opened) await storage.close();
      if (isWiped) return database.remove();
      await ask(name, CLEAR);
      cleared.push(database);
    },
  };
}
