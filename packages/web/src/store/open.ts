/** The store of this browser: one for the whole page, opened when it is first asked for. */
import { IndexedStore } from './indexed.ts';
import { MemoryStore } from './memory.ts';
import type { TableStore } from './tables.ts';

let opening: Promise<TableStore> | undefined;

export function tables(): Promise<TableStore> {
  opening ??= openStore();
  return opening;
}

/** Opens the store anew where it refuses to work: the browser may have taken it away. What was there is never forgotten. */
export async function reopenTables(): Promise<void> {
  try {
    opening = Promise.resolve(await IndexedStore.open(() => (opening = undefined)));
  } catch {
    // It refuses still.
  }
}

/** Where nothing can be kept, games are played all the same. */
async function openStore(): Promise<TableStore> {
  try {
    return await IndexedStore.open(() => (opening = undefined));
  } catch {
    return new MemoryStore();
  }
}
