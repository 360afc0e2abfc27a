/** Tells people on all their devices which games wait for them, whenever that changes. */
import type { After, IdentityId, TableId, TableStore } from '../storage/index.ts';
import type { Reader } from './reader.ts';

const MOST_LISTED = 100;

/** The games of a person who is here. Most moves change nothing for most people, and then the store is not asked. */
interface Present {
  readonly readers: Set<Reader>;
  /** The tables that wait, the longest waiting first; undefined until the store has answered. */
  tables: Set<TableId> | undefined;
  /** Changes that came in the meantime. */
  readonly meanwhile: Change[];
}

interface Change {
  readonly table: TableId;
  readonly waits: boolean;
}

export class Waiting {
  private readonly store: TableStore;
  private readonly people = new Map<IdentityId, Present>();

  constructor(store: TableStore) {
    this.store = store;
  }

  async enter(reader: Reader): Promise<void> {
    const id = reader.person?.id;
    if (id === undefined) return;
    const present = this.people.get(id) ?? { readers: new Set(), tables: undefined, meanwhile: [] };
    this.people.set(id, present);
    present.readers.add(reader);
    const known = present.tables ?? (await this.read(id));
    // Another device may have been quicker.
    present.tables ??= caughtUp(known, present.meanwhile);
    tell(reader, present.tables);
  }

  leave(reader: Reader): void {
    const id = reader.person?.id;
    const present = id === undefined ? undefined : this.people.get(id);
    present?.readers.delete(reader);
    if (id !== undefined && present?.readers.size === 0) this.people.delete(id);
  }

  /** The people at a table that has changed. */
  changed({ card: { table, people } }: After): void {
    for (const { identity, toAct } of people) {
      const present = this.people.get(identity);
      if (present !== undefined) take(present, { table, waits: toAct });
    }
  }

  private async read(identity: IdentityId): Promise<Set<TableId>> {
    const cards = await this.store.list({ kind: 'waiting', identity, limit: MOST_LISTED });
    return new Set(cards.toReversed().map(({ table }) => table));
  }
}

function take({ readers, tables, meanwhile }: Present, change: Change): void {
  if (tables === undefined) meanwhile.push(change);
  else if (apply(tables, change)) for (const reader of readers) tell(reader, tables);
}

/** Returns whether something is new. */
function apply(tables: Set<TableId>, { table, waits }: Change): boolean {
  if (tables.has(table) === waits) return false;
  if (waits) tables.add(table);
  else tables.delete(table);
  return true;
}

function caughtUp(tables: Set<TableId>, meanwhile: Change[]): Set<TableId> {
  for (const change of meanwhile.splice(0)) apply(tables, change);
  return tables;
}

const tell = (reader: Reader, tables: Set<TableId>): void =>
  reader.send({ type: 'waiting', tables: [...tables].slice(0, MOST_LISTED) });
