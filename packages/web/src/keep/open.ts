/** Opens a stored table in this tab. */
import type { GameTypes } from '@leadlight/core';
import { router } from '../app/router.svelte.ts';
import { hostOf } from '../play/local.ts';
import type { Edition } from './edition.ts';
import { loadTable } from './opening.ts';
import { SharedTable } from './shared-table.ts';
import { troubles } from './troubles.svelte.ts';
import { wireOf } from './wire.ts';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Undefined when the table doesn't exist. `changed` is called when connections have to be made again. */
export async function openTable<T extends GameTypes>(
  edition: Edition<T>,
  id: string,
  changed: (table: SharedTable<T>) => void,
): Promise<SharedTable<T> | undefined> {
  const table: SharedTable<T> = new SharedTable<T>({
    edition,
    id,
    load: () => loadTable(edition, id),
    host: (found, stored) => hostOf(edition, found, stored),
    // Browsers provide locks in secure contexts only.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    wire: wireOf(id),
    wait,
    changed: () => changed(table),
    gone: () => troubles.report('gone'),
    deleted: () => troubles.report('deleted'),
    moved: (to) => router.replace(`/game/${to}`),
  });
  if (await table.open()) return table;
  await table.close();
  return undefined;
}
