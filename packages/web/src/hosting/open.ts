/** Opens a stored table in this tab. */
import type { GameTypes } from '@leadlight/core';
import { router } from '../base/router.svelte.ts';
import { hostOf } from './local.ts';
import type { ClientGame } from '../game/client-game.ts';
import { loadTable } from './opening.ts';
import { SharedTable } from './shared-table.ts';
import { troubles } from '../base/troubles.svelte.ts';
import { tabChannel } from './tabs.ts';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Undefined when the table doesn't exist. `changed` is called when connections have to be made again. */
export async function openTable<T extends GameTypes>(
  client: ClientGame<T>,
  id: string,
  changed: (table: SharedTable<T>) => void,
): Promise<SharedTable<T> | undefined> {
  const table: SharedTable<T> = new SharedTable<T>({
    client,
    id,
    load: () => loadTable(client, id),
    host: (found, stored) => hostOf(client, found, stored),
    // Browsers provide locks in secure contexts only.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: tabChannel(id),
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
