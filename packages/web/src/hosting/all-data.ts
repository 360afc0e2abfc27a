/** All data in this browser: download, restore, delete. */
import { fail, ok, type Result } from '@leadlight/core';
import { allGames } from '../game/registry.ts';
import { failureOf } from '../storage/failure.ts';
import { tables } from '../storage/open.ts';
import type { RawTable, Storable, TableStore } from '../storage/tables.ts';
import { acceptTable, isOurs, readBackup, writeBackup, type BackupFault, type Remembered } from '../storage/backup.ts';
import { removeTables } from './deleting.ts';
import { download, today } from '../base/download.ts';
import { writeAll } from '../storage/remember.ts';
import { troubles } from '../base/troubles.svelte.ts';

/** Everything in local storage at this address; empty where it is blocked. */
function inLocalStorage(): readonly (readonly [string, string])[] {
  try {
    return Object.entries(localStorage) as [string, string][];
  } catch {
    return [];
  }
}

/** Stored settings, set-ups and strip sets. */
const remembered = (): Remembered => Object.fromEntries(inLocalStorage().filter(([name]) => isOurs(name)));

/** Includes unreadable tables, which may still be repairable. */
export async function downloadAllData(): Promise<void> {
  const store = await tables();
  const found = await Promise.all((await store.ids()).map((id) => store.load(id)));
  const kept = found.filter((table) => table !== undefined);
  download(`leadlight-${today()}.json`, writeBackup({ tables: kept, remembered: remembered() }, Date.now()));
}

export interface Restored {
  readonly added: number;
  readonly known: number;
  readonly broken: number;
}

/** The reason why a backup was not restored. In that case nothing has changed. */
export type RestoreFault = BackupFault | 'full' | 'refused';

/** Adds everything in a backup that is missing here, or nothing at all. Existing data is never replaced. */
export async function restore(text: string): Promise<Result<Restored, RestoreFault>> {
  const backup = readBackup(text);
  if (!backup.ok) return backup;
  try {
    const store = await tables();
    const { accepted, counts } = await sorted(backup.value.tables, await store.ids());
    await keepAll(store, accepted, await unknown(backup.value.remembered));
    if (!store.lasts) troubles.report('unkept');
    return ok(counts);
  } catch (error) {
    return fail([failureOf(error).kind === 'full' ? 'full' : 'refused']);
  }
}

/** The tables of a backup that are new here and can be stored. */
async function sorted(
  found: readonly RawTable[],
  ids: readonly string[],
): Promise<{ readonly accepted: readonly Storable[]; readonly counts: Restored }> {
  const here = new Set(ids);
  const accepted: Storable[] = [];
  const counts = { added: 0, known: 0, broken: 0 };
  for (const raw of found) {
    const table = here.has(raw.id) ? undefined : await acceptTable(raw);
    counts[here.has(raw.id) ? 'known' : table === undefined ? 'broken' : 'added']++;
    if (table !== undefined) accepted.push(table);
    here.add(raw.id);
  }
  return { accepted, counts };
}

/**
 * Remembered values of a backup that are missing here. They may come from a stranger; the code that reads them checks
 * them.
 */
async function unknown(found: Remembered): Promise<Remembered> {
  const extras = await Promise.all(allGames().map((game) => game.extras()));
  const joining = new Map(extras.flatMap(({ remembered: joined = {} }) => Object.entries(joined)));
  const values = Object.entries(found).map(([name, value]) => {
    const here = localStorage.getItem(name);
    return [name, joining.get(name)?.(here ?? '', value) ?? here ?? value] as const;
  });
  return Object.fromEntries(values.filter(([name, value]) => value !== localStorage.getItem(name)));
}

/** Tables and remembered values are stored separately: if storing the tables fails, the values are put back. */
async function keepAll(store: TableStore, accepted: readonly Storable[], values: Remembered): Promise<void> {
  const undo = writeAll(localStorage, values);
  try {
    await store.create(accepted);
  } catch (error) {
    undo();
    throw error;
  }
  // Makes the client read all values again, as if another tab had changed them.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** Includes what belongs to single tables on a server, which backups leave out. */
export async function deleteAllData(): Promise<void> {
  await removeTables(await (await tables()).ids());
  for (const [name] of inLocalStorage()) if (name.startsWith('leadlight-')) localStorage.removeItem(name);
}
