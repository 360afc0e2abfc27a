/** The record of a stored table, by its id. Only the table's own game is loaded. */
import type { GameTypes } from '@leadlight/core';
import type { Edition } from '../keep/edition.ts';
import { loadTable } from '../keep/opening.ts';
import type { TableCard } from '../store/tables.ts';
import { recordOf } from './kept.ts';
import type { AnyChecked, Checked } from './read.ts';

/** Undefined when the table has been deleted in the meantime. */
export async function checkedBy<T extends GameTypes>(edition: Edition<T>, id: string): Promise<Checked<T> | undefined> {
  const table = await loadTable(edition, id);
  return table && recordOf(edition.game, table);
}

/** Finds the game by the table's card. */
export async function checkedTable({ game, id }: Pick<TableCard, 'game' | 'id'>): Promise<AnyChecked | undefined> {
  if (game === 'sintra') {
    const { SINTRA } = await import('../keep/sintra.ts');
    const checked = await checkedBy(SINTRA, id);
    return checked && { game, checked };
  }
  const { SAGRADA } = await import('../keep/sagrada.ts');
  const checked = await checkedBy(SAGRADA, id);
  return checked && { game: 'sagrada', checked };
}
