/** Tables that were read earlier. Comparing a log is far quicker than playing it. */
import type { RawTable, Storable } from './tables.ts';

/** Whether a log begins like an earlier one. */
export const isContinued = (log: readonly unknown[], earlier: readonly unknown[]): boolean =>
  JSON.stringify(log.slice(0, earlier.length)) === JSON.stringify(earlier);

/** The table of an earlier reading, if nothing of it has changed since. */
export function unchanged<Table extends Storable>({ id, seed, entries }: RawTable, earlier: Table): Table | undefined {
  const isSame = id === earlier.card.id && seed === earlier.seed && entries.length === earlier.entries.length;
  return isSame && isContinued(entries, earlier.entries) ? earlier : undefined;
}
