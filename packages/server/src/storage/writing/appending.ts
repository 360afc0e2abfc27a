/** Appends of a group, in as few statements as possible: their number does not depend on the number of appends. */
import { sql } from 'kysely';
import { writeCards } from './cards.ts';
import { replaceDue } from './due-rows.ts';
import type { After } from '../port/tables.ts';
import type { TableId } from '../port/values.ts';
import { inParts, valuesOf } from './rows.ts';
import type { EntryRecord, Writer } from '../schema.ts';

interface Entries {
  readonly table: TableId;
  /** The number of the first entry. */
  readonly from: number;
  readonly entries: readonly string[];
}

export interface Append extends Entries {
  readonly after: After;
}

/** SQLite takes 32,766 values per statement; a card, the widest row, has 11. */
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

/**
 * Inserts the first entry of each append, unless its number exists, the one before it is missing, or the table is gone.
 * Resolves with the tables where it was inserted.
 */
async function insertFirst(db: Writer, appends: readonly Append[]): Promise<ReadonlySet<TableId>> {
  const rows = appends.map(({ table, from, entries: [body = ''] }) => [table, from, body]);
  const { rows: inserted } = await sql<{ table_id: TableId }>`
    insert into entries (table_id, number, body)
    select column1, column2, column3 from ${valuesOf(rows)} as given
    where exists (
      select 1 from entries where table_id = column1 and number = column2 - 1
    )
    on conflict do nothing
    returning table_id`.execute(db);
  return new Set(inserted.map(({ table_id }) => table_id));
}

/** Entries whose numbers nobody else can have. */
export async function insertEntries(db: Writer, all: readonly Entries[]): Promise<void> {
  for (const part of inParts(all.flatMap(recordsOf))) await db.insertInto('entries').values(part).execute();
}

const restOf = ({ table, from, entries }: Append): Entries => ({ table, from: from + 1, entries: entries.slice(1) });

/** Resolves with the tables of the appends that won. */
export async function appendAll(db: Writer, appends: readonly Append[]): Promise<ReadonlySet<TableId>> {
  if (appends.length === 0) return new Set();
  const won = await insertFirst(db, appends);
  const winners = appends.filter(({ table }) => won.has(table));
  await insertEntries(db, winners.map(restOf));
  await writeAfter(
    db,
    winners.map(({ after }) => after),
  );
  return won;
}

export async function writeAfter(db: Writer, afters: readonly After[]): Promise<void> {
  if (afters.length === 0) return;
  await writeCards(
    db,
    afters.map(({ card }) => card),
  );
  await replaceDue(
    db,
    afters.map(({ card }) => card.table),
    afters.flatMap(({ due }) => due),
  );
}
