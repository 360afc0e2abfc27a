/** A place for the data of a service: a file, or a database in PostgreSQL with LEADLIGHT_STORE=postgres. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres, openSqlite, type Storage } from '../../src/storage/index.ts';
import { newDatabase } from '../postgres/shared.ts';

export type StoreKind = 'sqlite' | 'postgres';

export interface Store {
  /** The switches of a service that uses it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The same data, in this process. */
  open(): Promise<Storage>;
  remove(): Promise<void>;
}

const USUAL: StoreKind = process.env['LEADLIGHT_STORE'] === 'postgres' ? 'postgres' : 'sqlite';

export function storeIn(folder: string): Store {
  return {
    environment: { DATA: folder },
    open: () => openSqlite({ file: join(folder, 'leadlight.db') }),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

export const storeAt = (url: string, remove: () => Promise<void>): Store => ({
  environment: { DATABASE_URL: url },
  open: () => openPostgres({ url }),
  remove,
});

export async function newStore(kind: StoreKind = USUAL): Promise<Store> {
  if (kind === 'sqlite') return storeIn(mkdtempSync(join(tmpdir(), 'leadlight-service-')));
  const database = await newDatabase();
  return storeAt(database.url, () => database.remove());
}
