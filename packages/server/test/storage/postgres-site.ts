/** A database of its own in the PostgreSQL server of the tests. */
import { join } from 'node:path';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { ask, newDatabase } from '../postgres/shared.ts';
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

export async function postgresSite(): Promise<Site> {
  const { name, url, remove } = await newDatabase();
  const opened: Storage[] = [];
  const seen = new Set<unknown>();
  return {
    place: url,
    opener: join(import.meta.dirname, 'open-postgres.ts'),
    open: async ({ isNearlyFull = false, ...options }: OpenOptions = {}) => {
      const storage = await openPostgres({ url, ...options });
      opened.push(storage);
      await ask(name, isNearlyFull ? FILL : EMPTY);
      return storage;
    },
    commits: async () => {
      for (const { writer } of await ask(name, WRITERS)) seen.add(writer);
      return seen.size;
    },
    remove: async () => {
      for (const storage of opened) await storage.close();
      await remove();
    },
  };
}
