/** Lists of tables, from their cards. */
import { sql, type SelectQueryBuilder } from 'kysely';
import type { CardRow, Cursor, ListQuery, Place } from '../port/tables.ts';
import type { IdentityId, TableId } from '../port/values.ts';
import type { CardRecord, Reader, Schema } from '../schema.ts';
import { ManyRows } from '../writing/rows.ts';

type Cards = SelectQueryBuilder<Schema, 'cards', CardRecord>;

const listedIn = (cards: Cards, stage: CardRecord['stage']): Cards =>
  cards.where('stage', '=', stage).where('listed', '=', 1);

const withPerson = (cards: Cards, identity: IdentityId): Cards =>
  cards.where('table_id', 'in', (eb) =>
    eb.selectFrom('places').select('places.table_id').where('identity', '=', identity),
  );

function chosen(cards: Cards, query: ListQuery): Cards {
  switch (query.kind) {
    case 'open':
      return listedIn(cards, 'gathering');
    case 'running':
      return listedIn(cards, 'running');
    case 'mine':
      return withPerson(cards, query.identity);
  }
}

const sortedBy = ({ kind }: ListQuery): 'created' | 'updated' =>
  kind === 'open' || kind === 'running' ? 'created' : 'updated';

const behind = (cards: Cards, column: 'created' | 'updated', { at, table }: Cursor): Cards =>
  cards.where((eb) => eb.or([eb(column, '<', at), eb(column, '=', at).and('table_id', '<', table)]));

export async function listCards(db: Reader, query: ListQuery): Promise<readonly CardRow[]> {
  const column = sortedBy(query);
  const all = chosen(db.selectFrom('cards').selectAll(), query);
  const rest = query.after === undefined ? all : behind(all, column, query.after);
  const cards = await rest.orderBy(column, 'desc').orderBy('table_id', 'desc').limit(query.limit).execute();
  const people = await peopleAt(
    db,
    cards.map(({ table_id }) => table_id),
  );
  return cards.map((card) => cardRow(card, people.get(card.table_id) ?? []));
}

const cardRow = ({ table_id, stage: _, listed, ...card }: CardRecord, people: readonly Place[]): CardRow => ({
  ...card,
  table: table_id,
  listed: listed === 1,
  people,
});

async function peopleAt(db: Reader, tables: readonly TableId[]): Promise<ReadonlyMap<TableId, readonly Place[]>> {
  if (tables.length === 0) return new Map();
  const places = await db.selectFrom('places').selectAll().where('table_id', 'in', tables).orderBy('seat').execute();
  const people = Map.groupBy(places, ({ table_id }) => table_id);
  return new Map(
    [...people].map(([table, all]) => [
      table,
      all.map(({ seat, identity, to_act }) => ({ seat, identity, toAct: to_act === 1 })),
    ]),
  );
}

const WAITING = new ManyRows<{ readonly identity: IdentityId; readonly table_id: TableId }>(
  (given) => sql`
    select distinct identity, cards.table_id, updated
    from ${given} as given
    join places on identity = column1 and to_act = 1
    join cards on cards.table_id = places.table_id
    order by updated, cards.table_id`,
);

export async function waitingFor(
  db: Reader,
  people: readonly IdentityId[],
): Promise<ReadonlyMap<IdentityId, readonly TableId[]>> {
  const found = await WAITING.run(
    db,
    people.map((identity) => [identity]),
  );
  const waiting = Map.groupBy(found, ({ identity }) => identity);
  return new Map(people.map((identity) => [identity, (waiting.get(identity) ?? []).map(({ table_id }) => table_id)]));
}
