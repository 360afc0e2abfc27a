/** The storage of the server. */
import { openSqlite } from '../../../packages/server/src/storage/index.ts';
import { afterOf, entryOf, idsOf, newTable } from './moves.ts';
import type { Contender } from './contender.ts';

export async function ours(file: string, tables: number): Promise<Contender> {
  const storage = await openSqlite({ file });
  const ids = idsOf(tables);
  await Promise.all(ids.map((id) => storage.tables.create(newTable(id))));
  let number = 0;
  const move = async (id: string): Promise<void> => {
    const won = await storage.tables.append(
      id,
      number,
      [entryOf(number)],
      afterOf(id, number),
      afterOf(id, number - 1),
    );
    if (!won) throw new Error('Nobody else appends here.');
  };
  return {
    commitGroup: async () => {
      number++;
      await Promise.all(ids.map(move));
    },
    close: () => storage.close(),
  };
}
