/** Tells people on all their devices which games wait for them, whenever that changes. */
import type { OtherNodes, PersonNews } from '../nodes/port.ts';
import type { After, IdentityId, TableId, TableStore } from '../storage/index.ts';
import { Packed } from './packed.ts';
import type { Reader } from './reader.ts';

const MOST_LISTED = 100;

/** Far more games than anybody plays at a time. Forged news can't fill the memory. */
const MOST_KEPT = 10_000;

/** The games of a person who is here. Most moves change nothing for most people, and then the store is not asked. */
interface Present {
  readonly readers: Set<Reader>;
  /** The tables that wait, the longest waiting first; undefined until the store has answered. */
  tables: Set<TableId> | undefined;
  /** Changes that came in the meantime. */
  readonly meanwhile: Change[];
  /** Hears no more of other nodes. */
  readonly deafen: () => void;
}

interface Change {
  readonly table: TableId;
  readonly waits: boolean;
}

export class Waiting {
  private readonly store: TableStore;
  private readonly nodes: OtherNodes;
  private readonly people = new Map<IdentityId, Present>();

  constructor(store: TableStore, nodes: OtherNodes) {
    this.store = store;
    this.nodes = nodes;
  }

  async enter(reader: Reader): Promise<void> {
    const id = reader.person?.id;
    if (id === undefined) return;
    const present = this.people.get(id) ?? this.came(id);
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
    if (id === undefined || present?.readers.size !== 0) return;
    present.deafen();
    this.people.delete(id);
  }

  /** The people at a table that has changed. Most moves change something for two of them, and others need not hear of it. */
  changed({ card: { table, people } }: After, before?: After): void {
    for (const [at, { identity, toAct }] of people.entries()) {
      if (isKnown(before, identity, toAct, at)) continue;
      const present = this.people.get(identity);
      if (present !== undefined) take(present, { table, waits: toAct });
      if (!this.nodes.isAlone) this.nodes.tell(`person.${identity}`, { type: 'waits', table, waits: toAct });
    }
  }

  /** Asks the store again for everyone who is here. */
  async catchUp(): Promise<void> {
    const stored = await this.store.waitingFor([...this.people.keys()]);
    for (const [id, tables] of stored) this.replace(this.people.get(id), new Set(tables.slice(-MOST_LISTED)));
  }

  /** People who have left meanwhile, or are still being asked about, are not there. */
  private replace(present: Present | undefined, tables: Set<TableId>): void {
    if (present?.tables === undefined || isSame(present.tables, tables)) return;
    present.tables = tables;
    for (const reader of present.readers) tell(reader, tables);
  }

  private came(id: IdentityId): Present {
    const hear = (news: PersonNews): void => {
      if (news.type === 'waits') take(present, news);
    };
    const deafen = this.nodes.listen(`person.${id}`, hear);
    const present: Present = { readers: new Set(), tables: undefined, meanwhile: [], deafen };
    this.people.set(id, present);
    return present;
  }

  private async read(identity: IdentityId): Promise<Set<TableId>> {
    const waiting = await this.store.waitingFor([identity]);
    return new Set(waiting.get(identity)?.slice(-MOST_LISTED));
  }
}

/** Most people are where they were. */
function isKnown(before: After | undefined, identity: IdentityId, toAct: boolean, at: number): boolean {
  const people = before?.card.people ?? [];
  const place = people[at]?.identity === identity ? people[at] : people.find((each) => each.identity === identity);
  return place?.toAct === toAct;
}

function take({ readers, tables, meanwhile }: Present, change: Change): void {
  if (tables === undefined) meanwhile.push(change);
  else if (apply(tables, change)) for (const reader of readers) tell(reader, tables);
}

/** Returns whether something is new. */
function apply(tables: Set<TableId>, { table, waits }: Change): boolean {
  if (tables.has(table) === waits || (waits && tables.size >= MOST_KEPT)) return false;
  if (waits) tables.add(table);
  else tables.delete(table);
  return true;
}

function caughtUp(tables: Set<TableId>, meanwhile: Change[]): Set<TableId> {
  for (const change of meanwhile.splice(0)) apply(tables, change);
  return tables;
}

const isSame = (one: ReadonlySet<TableId>, other: ReadonlySet<TableId>): boolean =>
  one.size === other.size && [...one].every((table) => other.has(table));

/** Most people play at one table, which waits for them or does not. */
const NOTHING = new Packed({ type: 'waiting', tables: [] });

const tell = (reader: Reader, tables: Set<TableId>): void =>
  reader.send(tables.size === 0 ? NOTHING : { type: 'waiting', tables: [...tables].slice(0, MOST_LISTED) });
