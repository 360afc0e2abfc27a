/** Games in progress. They are in the browser's database, which takes a moment to open. */
import type { TableCard } from '../../storage/tables.ts';

export async function load(): Promise<readonly TableCard[]> {
  const { tables } = await import('../../storage/open.ts');
  return (await (await tables()).list()).filter(({ over }) => !over);
}

export async function remove(id: string): Promise<readonly TableCard[]> {
  const { removeTables } = await import('../../hosting/deleting.ts');
  await removeTables([id]);
  return load();
}
