/** All data of this browser: downloaded, restored, deleted. */
import { keepNew } from '../play/local.ts';
import { tables } from '../store/open.ts';
import { acceptTable, isOurs, readBackup, writeBackup, type Remembered } from './backup.ts';
import { removeTables } from './deleting.ts';
import { download, today } from './download.ts';

/** What is remembered of settings, set-ups and strip sets. Where nothing can be, there is nothing. */
function remembered(): Remembered {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => isOurs(name)) as [string, string][]);
  } catch {
    return {};
  }
}

/** Tables that cannot be read are part of it: somebody may be able to mend them. */
export async function downloadEverything(): Promise<void> {
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

/** Adds what a backup has and this browser has not; undefined when it is no backup. Nothing is ever replaced. */
export async function restore(text: string): Promise<Restored | undefined> {
  const backup = readBackup(text);
  if (!backup.ok) return undefined;
  const store = await tables();
  const here = new Set(await store.ids());
  const counts = { added: 0, known: 0, broken: 0 };
  for (const raw of backup.value.tables) {
    const table = here.has(raw.id) ? undefined : await acceptTable(raw);
    counts[here.has(raw.id) ? 'known' : table === undefined ? 'broken' : 'added']++;
    if (table !== undefined) await keepNew(table);
    here.add(raw.id);
  }
  await remember(backup.value.remembered);
  return counts;
}

const STRIPS = 'leadlight-strips';

/** What is remembered here already stays. Whoever reads it checks it: it may be from a stranger. */
async function remember({ [STRIPS]: strips = '[]', ...found }: Remembered): Promise<void> {
  const { withMore } = await import('../strips/files.ts');
  localStorage.setItem(STRIPS, withMore(localStorage.getItem(STRIPS) ?? '[]', strips));
  for (const [name, value] of Object.entries(found)) {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  }
  // Whoever has read it reads it again, as if another tab had changed it.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

export async function deleteEverything(): Promise<void> {
  await removeTables(await (await tables()).ids());
  for (const name of Object.keys(remembered())) localStorage.removeItem(name);
}
