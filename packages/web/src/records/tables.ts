/** The record of a stored table, by its id. */
import type { GameTypes } from '@leadlight/core';
import type { ClientGame } from '../game/client-game.ts';
import { loadTable } from '../hosting/opening.ts';
import { recordOf } from './table-record.ts';
import type { Checked } from './read.ts';

/** Undefined when the table has been deleted in the meantime. */
export async function checkedBy<T extends GameTypes>(
  client: ClientGame<T>,
  id: string,
): Promise<Checked<T> | undefined> {
  const table = await loadTable(client, id);
  return table && recordOf(client.game, table);
}
