/** The store of this browser: one for the whole page, opened on first use. */
import { IndexedStore } from './indexed.ts';
import { MemoryStore } from './memory.ts';
import { answered } from './patience.ts';
import type { TableStore } from './tables.ts';

let opening: Promise<TableStore> | undefined;

export function tables(): Promise<TableStore> {
  opening ??= openStore();
  return opening;
}

/** Opens the store again after a failure, since the browser may have closed it. Stored data is never dropped. */
export async function reopenTables(): Promise<void> {
  try {
    opening = Promise.resolve(await answered(IndexedStore.open(forget)));
  } catch {
    // The store still doesn't open; the next call tries again.
  }
}

/** A closed store is opened again on next use. A store that opened too late was never in use. */
async function forget(ended: TableStore): Promise<void> {
  if ((await opening) === ended) opening = undefined;
}

let giveUp = (): void => undefined;

/** Continues without a store when the browser doesn't open it. */
export const keepNothing = (): void => giveUp();

/** Without a store, games can still be played. */
async function openStore(): Promise<TableStore> {
  const unkept = new Promise<TableStore>((resolve) => (giveUp = () => resolve(new MemoryStore())));
  try {
    return await answered(Promise.race([IndexedStore.open(forget), unkept]), 'unopened');
  } catch {
    return new MemoryStore();
  }
}
