import type { Storage } from './port/storage.ts';
import type { PostgresOptions } from './postgres/open.ts';

/** Rejects with a `StorageError`. What it needs is loaded only by servers that use PostgreSQL. */
export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  const room = await import('./postgres/open.ts');
  return room.openPostgres(options);
}
