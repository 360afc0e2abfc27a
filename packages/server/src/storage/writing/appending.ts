/** Appends of a group, in as few statements as possible: their number hardly depends on the number of appends. */
import { sql } from 'kysely';
import { writeCards } from './cards.ts';
import { writeDue } from './due-rows.ts';
import type { After } from '../port/tables.ts';
import type { TableId } from '../port/values.ts';
import { ManyRows, type Key } from './rows.ts';
import type { EntryRecord, Writer } from '../schema.ts';

interface Entries {
  readonly table: TableId;
  /** The number of the first entry. */
  readonly from: number;
  readonly entries: readonly string[];
}

/** What follows from entries. */
export interface Consequences {
  readonly after: After;
  /** What was written with the entry before, if that is known. */
  readonly before?: After | undefined;
}

export interface Append extends Entries, Consequences {}

/** A group must not keep others waiting for long. */
const MOST_APPENDS = 1000;

interface Waiting {
  readonly append: Append;
}

/** Only one append per table: a second one counts on the first, or competes with it. */
export function takeGroup<Each extends Waiting>(waiting: readonly Each[]): { taken: Each[]; left: Each[] } {
  const firsts = new Map<TableId, Each>();
  for (const each of waiting) if (!firsts.has(each.append.table)) firsts.set(each.append.table, each);
  const taken = [...firsts.values()].slice(0, MOST_APPENDS);
  const isTaken = new Set(taken);
  return { taken, left: waiting.filter((each) => !isTaken.has(each)) };
}

export const recordsOf = ({ table, from, entries }: Entries): readonly EntryRecord[] =>
  entries.map((body, index) => ({ table_id: table, number: from + index, body }));

/** Inserts entries, unless their number exists, the one before is missing, or the table is gone. */
const INSERT_NEXT = new ManyRows<{ readonly table_id: TableId }>(
  (given) => sql`
    insert into entries (table_id, number, body)
    select column1, column2, column3 from ${given} as given
    where exists (
      select 1 from entries where table_id = column1 and number = column2 - 1
    )
    on conflict do nothing
    returning table_id`,
);

/** Inserts entries whose numbers nobody else can have. */
const INSERT = new ManyRows(
  (given) => sql`
    insert into entries (table_id, number, body)
    select column1, column2, column3 from ${given} as given`,
);

const entryRows = (entries: Entries): readonly Key[] =>
  recordsOf(entries).map(({ table_id, number, body }) => [table_id, number, body]);

export async function insertEntries(db: Writer, all: readonly Entries[]): Promise<void> {
  await INSERT.run(db, all.flatMap(entryRows));
}

const restOf = ({ table, from, entries }: Append): Entries => ({ table, from: from + 1, entries: entries.slice(1) });

/** Resolves with the tables of the appends that won: only their first entries can lose. */
export async function appendAll(db: Writer, appends: readonly Append[]): Promise<ReadonlySet<TableId>> {
  const firsts = appends.map(({ table, from, entries: [body = ''] }) => [table, from, body]);
  const won = new Set((await INSERT_NEXT.run(db, firsts)).map(({ table_id }) => table_id));
  const winners = appends.filter(({ table }) => won.has(table));
  await insertEntries(db, winners.map(restOf));
  await writeConsequences(db, winners);
  return won;
}

/** At most one per table. */
export async function writeConsequences(db: Writer, all: readonly Consequences[]): Promise<void> {
  await writeCards(
    db,
    all.map(({ after, before }) => ({ card: after.card, before: before?.card })),
  );
  await writeDue(
    db,
    all.map(({ after, before }) => ({ table: after.card.table, rows: after.due, before: before?.due })),
  );
}
