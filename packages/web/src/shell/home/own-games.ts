/** A person's games in progress: those in the browser's database, which takes a moment to open, and those on the server. */
import type { OwnTable } from '@leadlight/protocol';
import type { TableCard } from '../../storage/tables.ts';

export async function loadHere(): Promise<readonly TableCard[]> {
  const { tables } = await import('../../storage/open.ts');
  return (await (await tables()).list()).filter(({ over }) => !over);
}

/** The person's running tables on the server; none if it can't be reached. */
export async function loadOnline(): Promise<readonly OwnTable[]> {
  const { ownTables } = await import('../../online/api.ts');
  const asked = await ownTables();
  return asked.ok ? asked.value.filter(({ phase }) => phase !== 'over') : [];
}

export async function remove(id: string): Promise<readonly TableCard[]> {
  const { removeTables } = await import('../../hosting/deleting.ts');
  await removeTables([id]);
  return loadHere();
}
