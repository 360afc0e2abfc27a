/** Stores tables in the browser's IndexedDB. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { readCards } from './cards.ts';
import { failureOf, StoreFailure } from './failure.ts';
import { answered } from './patience.ts';
import type { RawTable, Storable, TableCard, TableStore } from './tables.ts';

interface Schema extends DBSchema {
  cards: { key: string; value: TableCard; indexes: { changed: number } };
  seeds: { key: string; value: string };
  entries: { key: [string, number]; value: object };
}

const NAME = 'leadlight';
const VERSION = 1;

const STORES = ['cards', 'seeds', 'entries'] as const;
type Stores = (typeof STORES)[number][];

type Change = IDBPTransaction<Schema, Stores, 'readwrite'>;

/** A write reaches the disk before it is reported as done. */
const DURABLE = { durability: 'strict' } as const;

/** The key range of all entries of a table. */
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

const insert = (change: Change, { card, seed, entries }: Storable): readonly Promise<unknown>[] => [
  change.objectStore('cards').add(card),
  change.objectStore('seeds').put(seed, card.id),
  ...entries.map((entry, number) => change.objectStore('entries').put(entry, [card.id, number])),
];

const erase = (change: Change, id: string): readonly Promise<unknown>[] => [
  change.objectStore('cards').delete(id),
  change.objectStore('seeds').delete(id),
  change.objectStore('entries').delete(entriesOf(id)),
];

export class IndexedStore implements TableStore {
  readonly lasts = true;
  private readonly database: IDBPDatabase<Schema>;

  private constructor(database: IDBPDatabase<Schema>) {
    this.database = database;
  }

  /** `ended` is called when the browser closes the store, which then has to be opened again. */
  static async open(ended: (store: IndexedStore) => Promise<void>): Promise<IndexedStore> {
    const database: IDBPDatabase<Schema> = await openDB<Schema>(NAME, VERSION, {
      upgrade: (fresh) => {
        fresh.createObjectStore('cards', { keyPath: 'id' }).createIndex('changed', 'changed');
        fresh.createObjectStore('seeds');
        fresh.createObjectStore('entries');
      },
      // A later version in another tab must not wait for this one.
      blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
      terminated: () => void ended(store),
    });
    const store = new IndexedStore(database);
    return store;
  }

  create(tables: readonly Storable[]): Promise<void> {
    return this.write((change) => Promise.all(tables.flatMap((table) => insert(change, table))));
  }

  append(card: TableCard, entries: readonly object[], from: number): Promise<void> {
    return this.write(async (change) => {
      if ((await change.objectStore('cards').getKey(card.id)) === undefined) throw new StoreFailure('gone');
      await Promise.all([
        change.objectStore('cards').put(card),
        ...entries.map((entry, i) => change.objectStore('entries').add(entry, [card.id, from + i])),
      ]);
    });
  }

  replace(id: string, table: Storable): Promise<void> {
    return this.write((change) => Promise.all([...insert(change, table), ...erase(change, id)]));
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.write((change) => Promise.all(ids.flatMap((id) => erase(change, id))));
  }

  private async write(work: (change: Change) => Promise<unknown>): Promise<void> {
    try {
      const change = this.database.transaction<Stores, 'readwrite'>([...STORES], 'readwrite', DURABLE);
      await answered(Promise.all([work(change), change.done]));
    } catch (error) {
      throw failureOf(error);
    }
  }

  async load(id: string): Promise<RawTable | undefined> {
    const look = this.database.transaction([...STORES]);
    const found = Promise.all([
      look.objectStore('cards').get(id),
      look.objectStore('seeds').get(id),
      look.objectStore('entries').getAll(entriesOf(id)),
    ]);
    const [card, seed, entries] = await answered(found);
    return card === undefined ? undefined : { id, card, seed, entries };
  }

  async list(): Promise<readonly TableCard[]> {
    return readCards(await answered(this.database.getAll('cards')));
  }

  ids(): Promise<readonly string[]> {
    return answered(this.database.getAllKeys('cards'));
  }
}
