/** Versions of the program, by the steps of the schema that they know. */
import { sql } from 'kysely';
import { STEPS, type Steps } from '../../src/storage/migrations/steps.ts';

/** Adds something that older programs need not know of. */
const ADDITIVE: Steps = {
  ...STEPS,
  '0004-notes': {
    since: 3,
    up: async (db) => {
      await sql`alter table tables add column note text not null default ''`.execute(db);
      await sql`create table notes (id integer primary key, body text not null)`.execute(db);
    },
  },
};

/** Adds something that programs with the step before need not know of. */
const TWO_AHEAD: Steps = {
  ...ADDITIVE,
  '0005-marks': { since: 4, up: async (db) => void (await sql`alter table notes add column mark text`.execute(db)) },
};

/** Takes away what older programs need. */
const BREAKING: Steps = {
  ...STEPS,
  '0004-less': {
    since: 4,
    up: async (db) => void (await sql`alter table chat rename column spectator to watcher`.execute(db)),
  },
};

export const VERSIONS = { current: STEPS, next: ADDITIVE, 'after next': TWO_AHEAD, breaking: BREAKING } as const;
export type Version = keyof typeof VERSIONS;
