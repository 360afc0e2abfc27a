/** Cards and the people on them, written with the log. */
import { sql } from 'kysely';
import type { CardRow, Phase } from '../port/tables.ts';
import { flag, type CardRecord, type PlaceRecord, type Stage, type Writer } from '../schema.ts';
import { inParts, others, valuesOf, type Key } from './rows.ts';

const STAGES: Readonly<Record<Phase, Stage>> = {
  gathering: 'gathering',
  sealing: 'running',
  opening: 'running',
  playing: 'running',
  over: 'over',
};

export const cardRecord = (card: CardRow): CardRecord => ({
  table_id: card.table,
  game: card.game,
  rules: card.rules,
  phase: card.phase,
  stage: STAGES[card.phase],
  listed: flag(card.listed),
  players: card.players,
  seats: card.seats,
  pace: card.pace,
  created: card.created,
  updated: card.updated,
});

export const placeRecords = ({ table, people }: CardRow): readonly PlaceRecord[] =>
  people.map(({ seat, identity, toAct }) => ({ table_id: table, seat, identity, to_act: flag(toAct) }));

/** At most one card per table. Its game and the time of its creation never change. */
export async function writeCards(db: Writer, cards: readonly CardRow[]): Promise<void> {
  for (const part of inParts(cards.map(cardRecord))) {
    await db
      .insertInto('cards')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet((eb) => ({
          phase: eb.ref('excluded.phase'),
          stage: eb.ref('excluded.stage'),
          listed: eb.ref('excluded.listed'),
          players: eb.ref('excluded.players'),
          seats: eb.ref('excluded.seats'),
          pace: eb.ref('excluded.pace'),
          updated: eb.ref('excluded.updated'),
        })),
      )
      .execute();
  }
  await replacePlaces(db, cards);
}

async function replacePlaces(db: Writer, cards: readonly CardRow[]): Promise<void> {
  const places = cards.flatMap(placeRecords);
  const tables = cards.map(({ table }) => table);
  const there = await db.selectFrom('places').select(['table_id', 'seat']).where('table_id', 'in', tables).execute();
  await deletePlaces(db, others(there.map(placeKey), places.map(placeKey)));
  for (const part of inParts(places)) await writePlaces(db, part);
}

const placeKey = ({ table_id, seat }: Pick<PlaceRecord, 'table_id' | 'seat'>): Key => [table_id, seat];

async function deletePlaces(db: Writer, keys: readonly Key[]): Promise<void> {
  for (const part of inParts(keys)) {
    await db
      .deleteFrom('places')
      .where(sql<boolean>`(table_id, seat) in ${valuesOf(part)}`)
      .execute();
  }
}

/** Most moves change nobody's place, and rows that stay the same are not written. */
async function writePlaces(db: Writer, places: readonly PlaceRecord[]): Promise<void> {
  await db
    .insertInto('places')
    .values(places)
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'seat'])
        .doUpdateSet((eb) => ({ identity: eb.ref('excluded.identity'), to_act: eb.ref('excluded.to_act') }))
        .where((eb) =>
          eb.or([
            eb('places.identity', '<>', eb.ref('excluded.identity')),
            eb('places.to_act', '<>', eb.ref('excluded.to_act')),
          ]),
        ),
    )
    .execute();
}
