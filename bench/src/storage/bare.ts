/** Node's SQLite alone, with prepared statements and no checks: a loop in a transaction. */
import { DatabaseSync } from 'node:sqlite';
import { afterOf, entryOf, idsOf } from './moves.ts';
import type { Contender } from './contender.ts';

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table entries (id text not null, number integer not null, body text not null, primary key (id, number));
  create table cards (id text primary key, game text, rules text, phase text, listed integer, players integer,
    seats text, pace text, created integer, updated integer);
  create index cards_listed on cards (phase, listed, created, id);
  create table places (id text, seat integer, identity text, act integer, primary key (id, seat));
  create table due (id text, kind text, key text, at integer, primary key (id, kind, key));
  create index due_at on due (at);
`;

type Write = (id: string, number: number) => void;

function entries(database: DatabaseSync): Write {
  const insert = database.prepare('insert into entries values (?, ?, ?)');
  return (id, number) => void insert.run(id, number, entryOf(number));
}

function everything(database: DatabaseSync): Write {
  const writeEntry = entries(database);
  const card = database.prepare('insert or replace into cards values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const place = database.prepare('insert or replace into places values (?, ?, ?, ?)');
  const clear = database.prepare('delete from due where id = ?');
  const due = database.prepare('insert into due values (?, ?, ?, ?)');
  return (id, number) => {
    writeEntry(id, number);
    const { card: c, due: rows } = afterOf(id, number);
    card.run(id, c.game, c.rules, c.phase, 1, c.players, c.seats, c.pace, c.created, c.updated);
    for (const { seat, identity, toAct } of c.people) place.run(id, seat, identity, Number(toAct));
    clear.run(id);
    for (const { kind, key, at } of rows) due.run(id, kind, key, at);
  };
}

function bare(file: string, tables: number, prepare: (database: DatabaseSync) => Write): Promise<Contender> {
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  const write = prepare(database);
  const ids = idsOf(tables);
  let number = 0;
  return Promise.resolve({
    commitGroup: () => {
      number++;
      database.exec('begin immediate');
      for (const id of ids) write(id, number);
      database.exec('commit');
      return Promise.resolve();
    },
    close: () => Promise.resolve(database.close()),
  });
}

/** Only the entries, as a log that nobody lists and nothing follows from. */
export const bareEntries = (file: string, tables: number): Promise<Contender> => bare(file, tables, entries);

/** The same rows as ours. */
export const bareRows = (file: string, tables: number): Promise<Contender> => bare(file, tables, everything);
