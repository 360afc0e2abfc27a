/** Deletes tables and tells other tabs about it. */
import { tables } from '../storage/open.ts';
import { tellOfTable, THIS_TAB } from './tabs.ts';

export async function removeTables(ids: readonly string[]): Promise<void> {
  await (await tables()).remove(ids);
  for (const id of ids) tellOfTable(id, { type: 'removed', by: THIS_TAB });
}

export async function removeFinished(): Promise<void> {
  const cards = await (await tables()).list();
  await removeTables(cards.filter(({ over }) => over).map(({ id }) => id));
}

/** The ids of tables with unreadable cards, which no list shows. */
export async function damagedTables(): Promise<readonly string[]> {
  const store = await tables();
  const [ids, cards] = await Promise.all([store.ids(), store.list()]);
  const readable = new Set(cards.map(({ id }) => id));
  return ids.filter((id) => !readable.has(id));
}
