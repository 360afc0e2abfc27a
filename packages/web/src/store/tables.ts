/** Tables of this browser: their logs, entry by entry, so that nothing is lost whenever the page goes away. */
import type { GameTypes } from '@leadlight/core';
import type { Entry, Occupant, Origin } from '@leadlight/table';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What the list of games shows of a table, kept beside its log. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that the game began with, and ends with. */
  readonly rules: string;
  readonly seats: readonly Occupant[];
  readonly created: number;
  readonly changed: number;
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly origin: Origin | null;
}

/** Everything about a table. The seed is secret while the game is played: it never leaves this browser. */
export interface StoredTable<T extends GameTypes = GameTypes> {
  readonly card: TableCard;
  readonly seed: string;
  readonly entries: readonly Entry<T>[];
}

interface Schema extends DBSchema {
  cards: { key: string; value: TableCard; indexes: { changed: number } };
  seeds: { key: string; value: string };
  entries: { key: [string, number]; value: Entry<GameTypes> };
}

const NAME = 'leadlight';
const VERSION = 1;

/** What is written is on the disk before anybody is told of it. */
const DURABLE = { durability: 'strict' } as const;

/** All entries of a table, as a range of keys. */
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

export class TableStore {
  private readonly database: IDBPDatabase<Schema>;

  private constructor(database: IDBPDatabase<Schema>) {
    this.database = database;
  }

  /** `blocked` is told when another tab holds an older version open. */
  static async open(blocked: () => void): Promise<TableStore> {
    const database = await openDB<Schema>(NAME, VERSION, {
      upgrade: (fresh) => {
        fresh.createObjectStore('cards', { keyPath: 'id' }).createIndex('changed', 'changed');
        fresh.createObjectStore('seeds');
        fresh.createObjectStore('entries');
      },
      blocked,
      blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
    });
    return new TableStore(database);
  }

  async create({ card, seed, entries }: StoredTable): Promise<void> {
    const change = this.database.transaction(['cards', 'seeds', 'entries'], 'readwrite', DURABLE);
    await Promise.all([
      change.objectStore('cards').put(card),
      change.objectStore('seeds').put(seed, card.id),
      ...entries.map((entry, number) => change.objectStore('entries').put(entry, [card.id, number])),
      change.done,
    ]);
  }

  /** Adds entries to a log, and changes its card. An entry that is there already is never replaced. */
  async append(card: TableCard, entries: readonly Entry<GameTypes>[], from: number): Promise<void> {
    const change = this.database.transaction(['cards', 'entries'], 'readwrite', DURABLE);
    await Promise.all([
      change.objectStore('cards').put(card),
      ...entries.map((entry, i) => change.objectStore('entries').add(entry, [card.id, from + i])),
      change.done,
    ]);
  }

  async load(id: string): Promise<StoredTable | undefined> {
    const look = this.database.transaction(['cards', 'seeds', 'entries']);
    const [card, seed, entries] = await Promise.all([
      look.objectStore('cards').get(id),
      look.objectStore('seeds').get(id),
      look.objectStore('entries').getAll(entriesOf(id)),
    ]);
    return card === undefined || seed === undefined ? undefined : { card, seed, entries };
  }

  /** The latest first. */
  async list(): Promise<readonly TableCard[]> {
    const cards = await this.database.getAllFromIndex('cards', 'changed');
    return cards.toReversed();
  }

  async remove(id: string): Promise<void> {
    const change = this.database.transaction(['cards', 'seeds', 'entries'], 'readwrite', DURABLE);
    await Promise.all([
      change.objectStore('cards').delete(id),
      change.objectStore('seeds').delete(id),
      change.objectStore('entries').delete(entriesOf(id)),
      change.done,
    ]);
  }

  /** Everything, for a backup. */
  async all(): Promise<readonly StoredTable[]> {
    const cards = await this.list();
    const tables = await Promise.all(cards.map(({ id }) => this.load(id)));
    return tables.filter((table) => table !== undefined);
  }
}
