/** Cards and the people on them, written with the log. */
import { sql, type CompiledQuery } from 'kysely';
import type { CardRow, Phase, Place } from '../port/tables.ts';
import { flag, type CardRecord, type PlaceRecord, type Reader, type Stage } from '../schema.ts';
import { ManyRows, type Key } from './rows.ts';

/** A card, and the one that it replaces, if that is known: then only the differences are written. */
export interface CardChange {
  readonly card: CardRow;
  readonly before: CardRow | undefined;
}

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

/** Its game and the time of its creation never change. */
const PUT_CARDS = new ManyRows(
  (given) => sql`
    insert into cards (table_id, game, rules, phase, stage, listed, players, seats, pace, created, updated)
    select column1, column2, column3, column4, column5, column6, column7, column8, column9, column10, column11
    from ${given} as given where true
    on conflict (table_id) do update set
      phase = excluded.phase, stage = excluded.stage, listed = excluded.listed, players = excluded.players,
      seats = excluded.seats, pace = excluded.pace, updated = excluded.updated`,
);

const cardRow = (card: CardRow): Key => Object.values({ ...cardRecord(card) });

/** Most moves change nothing that lists are sorted by. */
const TOUCH_CARDS = new ManyRows(
  (given) => sql`
    update cards set seats = column2, updated = column3 from ${given} as given where table_id = column1`,
);

const isTouched = ({ card, before }: CardChange): boolean =>
  card.phase === before?.phase &&
  card.listed === before.listed &&
  card.players === before.players &&
  card.pace === before.pace;

/** At most one card per table. */
export function cardQueries(db: Reader, changes: readonly CardChange[]): readonly CompiledQuery[] {
  const touched = changes.filter(isTouched).map(({ card: { table, seats, updated } }) => [table, seats, updated]);
  const others = changes.filter((change) => !isTouched(change)).map(({ card }) => cardRow(card));
  return [...TOUCH_CARDS.queries(db, touched), ...PUT_CARDS.queries(db, others), ...placeQueries(db, changes)];
}

const PUT_PLACES = new ManyRows(
  (given) => sql`
    insert into places (table_id, seat, identity, to_act)
    select column1, column2, column3, column4 from ${given} as given where true
    on conflict (table_id, seat) do update set identity = excluded.identity, to_act = excluded.to_act`,
);

/** Most moves only change who has to act, which no index knows. */
const TOUCH_PLACES = new ManyRows(
  (given) => sql`
    update places set to_act = column3 from ${given} as given where table_id = column1 and seat = column2`,
);

const DELETE_PLACES = new ManyRows((given) => sql`delete from places where (table_id, seat) in ${given}`);

const DELETE_ALL_PLACES = new ManyRows((given) => sql`delete from places where table_id in ${given}`);

function placeQueries(db: Reader, changes: readonly CardChange[]): readonly CompiledQuery[] {
  const reseated = changes.filter((change) => !isSeatedAlike(change));
  const unknown = reseated.filter(({ before }) => before === undefined).map(({ card: { table } }) => [table]);
  return [
    ...DELETE_ALL_PLACES.queries(db, unknown),
    ...DELETE_PLACES.queries(db, reseated.flatMap(leftPlaces)),
    ...TOUCH_PLACES.queries(db, changes.flatMap(touchedPlaces)),
    ...PUT_PLACES.queries(db, reseated.flatMap(newPlaces)),
  ];
}

/** Seats change hands only before the game. */
const isSeatedAlike = ({ card: { people }, before }: CardChange): boolean =>
  people.length === before?.people.length && people.every((place, at) => isSame(place, before.people[at]));

const leftPlaces = ({ card, before }: CardChange): readonly Key[] =>
  (before?.people ?? [])
    .filter(({ seat }) => card.people.every((place) => place.seat !== seat))
    .map(({ seat }) => [card.table, seat]);

/** The same person at the same seat. */
const isSame = (a: Place, b: Place | undefined): boolean => a.seat === b?.seat && a.identity === b.identity;

const newPlaces = ({ card: { table, people }, before }: CardChange): readonly Key[] =>
  people
    .filter((place) => before?.people.some((known) => isSame(place, known)) !== true)
    .map(({ seat, identity, toAct }) => [table, seat, identity, flag(toAct)]);

const touchedPlaces = ({ card: { table, people }, before }: CardChange): readonly Key[] =>
  people
    .filter((place) => before?.people.some((known) => isSame(known, place) && known.toAct !== place.toAct) === true)
    .map(({ seat, toAct }) => [table, seat, flag(toAct)]);
