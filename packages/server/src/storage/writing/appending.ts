/** Appends of a group, in as few statements as possible: their number hardly depends on the number of appends. */
import { sql, type CompiledQuery } from 'kysely';
import { cardQueries } from './cards.ts';
import { dueQueries, unknownDue, type DueChange } from './due-rows.ts';
import type { After } from '../port/tables.ts';
import type { TableId } from '../port/values.ts';
import { ManyRows, runAll, type Key } from './rows.ts';
import type { EntryRecord, Reader, Writer } from '../schema.ts';

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

/** Returned by an append that wins. */
export interface Won {
  readonly table_id: TableId;
}

/** Inserts entries, unless their number exists, the one before is missing, or the table is gone. */
const INSERT_NEXT = new ManyRows<Won>(
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

export async function insertEntries(db: Writer, entries: Entries): Promise<void> {
  await INSERT.run(db, entryRows(entries));
}

const restOf = ({ table, from, entries }: Append): Entries => ({ table, from: from + 1, entries: entries.slice(1) });

/** Return the tables of the appends that win: only their first entries can lose. */
const firstQueries = (db: Reader, appends: readonly Append[]): readonly CompiledQuery<Won>[] =>
  INSERT_NEXT.queries(
    db,
    appends.map(({ table, from, entries: [body = ''] }) => [table, from, body]),
  );

const restQueries = (db: Reader, appends: readonly Append[]): readonly CompiledQuery[] =>
  INSERT.queries(
    db,
    appends.flatMap((append) => (append.entries.length > 1 ? entryRows(restOf(append)) : [])),
  );

/** Resolves with the tables of the appends that won. */
export async function appendAll(db: Writer, appends: readonly Append[]): Promise<ReadonlySet<TableId>> {
  const won = new Set((await runAll(db, firstQueries(db, appends))).map(({ table_id }) => table_id));
  const winners = appends.filter(({ table }) => won.has(table));
  await runAll(db, restQueries(db, winners));
  await writeConsequences(db, winners);
  return won;
}

/** A transaction of appends that may be run by somebody who knows nothing about them. */
export interface Plan {
  readonly appends: number;
  /** Return a row for each append that wins. */
  readonly firsts: readonly CompiledQuery<Won>[];
  /** To be run only if all win. */
  readonly others: readonly CompiledQuery[];
}

/** Undefined unless it is known what the appends replace: then something has to be read first. */
export function planOf(db: Reader, appends: readonly Append[]): Plan | undefined {
  if (appends.some(({ before }) => before === undefined)) return undefined;
  const others = [...restQueries(db, appends), ...consequenceQueries(db, appends, new Map())];
  return { appends: appends.length, firsts: firstQueries(db, appends), others };
}

/** At most one per table. */
export async function writeConsequences(db: Writer, all: readonly Consequences[]): Promise<void> {
  await runAll(db, consequenceQueries(db, all, await unknownDue(db, all.map(dueChange))));
}

const consequenceQueries = (
  db: Reader,
  all: readonly Consequences[],
  there: Awaited<ReturnType<typeof unknownDue>>,
): readonly CompiledQuery[] => [
  ...cardQueries(
    db,
    all.map(({ after, before }) => ({ card: after.card, before: before?.card })),
  ),
  ...dueQueries(db, all.map(dueChange), there),
];

const dueChange = ({ after, before }: Consequences): DueChange => ({
  table: after.card.table,
  rows: after.due,
  before: before?.due,
});
