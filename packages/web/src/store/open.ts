/** The store of this browser: one for the whole page, opened when it is first asked for. */
import { IndexedStore } from './indexed.ts';
import { MemoryStore } from './memory.ts';
import { answered } from './patience.ts';
import type { TableStore } from './tables.ts';

let opening: Promise<TableStore> | undefined;

export function tables(): Promise<TableStore> {
  opening ??= openStore();
  return opening;
}

/** Opens the store anew where it refuses to work: the browser may have taken it away. What was there is never forgotten. */
export async function reopenTables(): Promise<void> {
  try {
    opening = Promise.resolve(await answered(IndexedStore.open(forget)));
  } catch {
    // It refuses still.
  }
}

/** The store that has ended is opened again; one that opened too late was never used. */
async function forget(ended: TableStore): Promise<void> {
  if ((await opening) === ended) opening = undefined;
}

let giveUp = (): void => undefined;

/** Goes on without a store that the browser does not open. */
export const keepNothing = (): void => giveUp();

/** Where nothing can be kept, games are played all the same. */
async function openStore(): Promise<TableStore> {
  const unkept = new Promise<TableStore>((resolve) => (giveUp = () => resolve(new MemoryStore())));
  try {
    return await answered(Promise.race([IndexedStore.open(forget), unkept]), 'unopened');
  } catch {
    return new MemoryStore();
  }
}
