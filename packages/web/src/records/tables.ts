/** The record of a stored table, by its id. Only the game that it is of is loaded. */
import { loadTable } from '../keep/opening.ts';
import type { TableCard } from '../store/tables.ts';
import { recordOf } from './kept.ts';
import type { AnyChecked } from './read.ts';

/** Undefined when the table has gone in the meantime. */
export async function checkedTable({ game, id }: Pick<TableCard, 'game' | 'id'>): Promise<AnyChecked | undefined> {
  if (game === 'sintra') {
    const { SINTRA } = await import('../keep/sintra.ts');
    const table = await loadTable(SINTRA, id);
    return table && { game, checked: recordOf(SINTRA.game, table) };
  }
  const { SAGRADA } = await import('../keep/sagrada.ts');
  const table = await loadTable(SAGRADA, id);
  return table && { game: 'sagrada', checked: recordOf(SAGRADA.game, table) };
}
