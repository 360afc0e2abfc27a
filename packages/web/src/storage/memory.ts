/** Stores tables in memory when the browser saves nothing: they last until the page is closed. */
import { readCards } from './cards.ts';
import { StoreFailure } from './failure.ts';
import type { RawTable, Storable, TableCard, TableStore } from './tables.ts';

export class MemoryStore implements TableStore {
  readonly lasts = false;
  private readonly tables = new Map<string, Storable>();

  async create(tables: readonly Storable[]): Promise<void> {
    if (tables.some(({ card }) => this.tables.has(card.id))) throw new StoreFailure('taken');
    for (const table of tables) this.tables.set(table.card.id, table);
    await Promise.resolve();
  }

  async append(card: TableCard, entries: readonly object[], from: number): Promise<void> {
    const table = this.tables.get(card.id);
    if (table === undefined) throw new StoreFailure('gone');
    if (table.entries.length !== from) throw new StoreFailure('taken');
    this.tables.set(card.id, { ...table, card, entries: [...table.entries, ...entries] });
    await Promise.resolve();
  }

  async replace(id: string, table: Storable): Promise<void> {
    this.tables.delete(id);
    await this.create([table]);
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.tables.delete(id);
    await Promise.resolve();
  }

  load(id: string): Promise<RawTable | undefined> {
    const table = this.tables.get(id);
    return Promise.resolve(table && { id, ...table });
  }

  list(): Promise<readonly TableCard[]> {
    return Promise.resolve(readCards([...this.tables.values()].map(({ card }) => card)));
  }

  ids(): Promise<readonly string[]> {
    return Promise.resolve([...this.tables.keys()]);
  }
}
