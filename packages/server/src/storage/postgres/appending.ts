/**
 * Appends of a group in one statement, which is a transaction of its own. A node that hangs or is cut off leaves no
 * half-done transaction behind, and waits for the database once. Each column is one array, so the statement is the same
 * for any number of rows, and is prepared once.
 */
import { CompiledQuery } from 'kysely';
import type { TableId } from '../port/values.ts';
import type { Reader } from '../schema.ts';
import { recordsOf, type Append } from '../writing/appending.ts';
import { cardRecord, placeRecords } from '../writing/cards.ts';
import { dueRecord } from '../writing/due-rows.ts';

/** The types of its columns, by their names. */
type Columns = Readonly<Record<string, 'text' | 'int' | 'bigint'>>;
type Row = Readonly<Record<string, string | number>>;

const ENTRY = { table_id: 'text', number: 'int', body: 'text' } satisfies Columns;
const CARD = {
  table_id: 'text',
  game: 'text',
  rules: 'text',
  phase: 'text',
  stage: 'text',
  listed: 'int',
  players: 'int',
  seats: 'text',
  pace: 'text',
  created: 'bigint',
  updated: 'bigint',
} satisfies Columns;
const PLACE = { table_id: 'text', seat: 'int', identity: 'text', to_act: 'int' } satisfies Columns;
const DUE = { table_id: 'text', kind: 'text', key: 'text', at: 'bigint' } satisfies Columns;

/** What the statement is given, in this order. */
const GIVEN = { first: ENTRY, rest: ENTRY, card: CARD, place: PLACE, task: DUE } satisfies Readonly<
  Record<string, Columns>
>;

type Given = Readonly<Record<keyof typeof GIVEN, readonly object[]>>;

const NAMES = Object.keys(GIVEN) as readonly (keyof typeof GIVEN)[];

/** Numbered from 1, as PostgreSQL does. */
const firstParameterOf = (name: keyof typeof GIVEN): number =>
  1 + NAMES.slice(0, NAMES.indexOf(name)).reduce((sum, before) => sum + Object.keys(GIVEN[before]).length, 0);

/** The rows of this name, as a table. */
function given(name: keyof typeof GIVEN): string {
  const first = firstParameterOf(name);
  const arrays = Object.values(GIVEN[name]).map((type, index) => `$${first + index}::${type}[]`);
  return `unnest(${arrays.join(', ')}) as ${name} (${Object.keys(GIVEN[name]).join(', ')})`;
}

const WINNERS = 'table_id in (select table_id from won)';

/** Who inserts the first number has won. Tables come in the same order on every node, so none waits for another in a circle. */
const STATEMENT = `
  with won as (
    insert into entries (table_id, number, body)
    select table_id, number, body from ${given('first')}
    where exists (
      select 1 from entries before where before.table_id = first.table_id and before.number = first.number - 1
    )
    order by table_id
    on conflict do nothing
    returning table_id
  ), others as (
    insert into entries (table_id, number, body)
    select table_id, number, body from ${given('rest')} where ${WINNERS}
  ), carded as (
    insert into cards (${Object.keys(CARD).join(', ')})
    select * from ${given('card')} where ${WINNERS}
    on conflict (table_id) do update set
      phase = excluded.phase, stage = excluded.stage, listed = excluded.listed, players = excluded.players,
      seats = excluded.seats, pace = excluded.pace, updated = excluded.updated
  ), left_places as (
    delete from places where ${WINNERS} and not exists (
      select 1 from ${given('place')} where place.table_id = places.table_id and place.seat = places.seat
    )
  ), placed as (
    insert into places (table_id, seat, identity, to_act)
    select * from ${given('place')} where ${WINNERS}
    on conflict (table_id, seat) do update set identity = excluded.identity, to_act = excluded.to_act
    where (places.identity, places.to_act) <> (excluded.identity, excluded.to_act)
  ), undone as (
    delete from due where ${WINNERS} and not exists (
      select 1 from ${given('task')}
      where task.table_id = due.table_id and task.kind = due.kind and task.key = due.key
    )
  ), planned as (
    insert into due (table_id, kind, key, at)
    select * from ${given('task')} where ${WINNERS}
    on conflict (table_id, kind, key) do update set at = excluded.at, holder = null, attempts = 0
    where due.at <> excluded.at
  )
  select table_id from won`;

function rowsOf(appends: readonly Append[]): Given {
  const entries = appends.map(recordsOf);
  return {
    first: entries.flatMap((records) => records.slice(0, 1)),
    rest: entries.flatMap((records) => records.slice(1)),
    card: appends.map(({ after }) => cardRecord(after.card)),
    place: appends.flatMap(({ after }) => placeRecords(after.card)),
    task: appends.flatMap(({ after }) => after.due.map(dueRecord)),
  };
}

const arraysOf = (rows: Given): readonly unknown[] =>
  NAMES.flatMap((name) =>
    Object.keys(GIVEN[name]).map((column) => (rows[name] as readonly Row[]).map((row) => row[column])),
  );

/** Resolves with the tables of the appends that won. */
export async function appendInOne(db: Reader, appends: readonly Append[]): Promise<ReadonlySet<TableId>> {
  const query = CompiledQuery.raw(STATEMENT, [...arraysOf(rowsOf(appends))]);
  const { rows } = await db.executeQuery<{ readonly table_id: TableId }>(query);
  return new Set(rows.map(({ table_id }) => table_id));
}
