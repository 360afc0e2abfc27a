/** The tables of the database, as the latest migration leaves them. */
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Phase } from './port/tables.ts';

/** SQLite has no booleans. */
export type Flag = 0 | 1;

export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** What lists and retention distinguish; derived from the phase, so that one index can sort each list. */
export type Stage = 'gathering' | 'running' | 'over';

interface TableRecord {
  readonly id: string;
  readonly seed: string;
}

export interface EntryRecord {
  readonly table_id: string;
  readonly number: number;
  readonly body: string;
}

export interface CardRecord {
  readonly table_id: string;
  readonly game: string;
  readonly rules: string;
  readonly phase: Phase;
  readonly stage: Stage;
  readonly listed: Flag;
  readonly players: number;
  readonly seats: string;
  readonly pace: string;
  readonly created: number;
  readonly updated: number;
}

export interface PlaceRecord {
  readonly table_id: string;
  readonly seat: number;
  readonly identity: string;
  readonly to_act: Flag;
}

interface DueRecord {
  readonly table_id: string;
  readonly kind: string;
  readonly key: string;
  readonly at: number;
  readonly attempts: Generated<number>;
  /** Null without a lease; then the times mean nothing. */
  readonly holder: string | null;
  /** The lease counts from here, by the clock of leases… */
  readonly leased_from: Generated<number>;
  /** …until here, exclusively. */
  readonly leased_until: Generated<number>;
}

interface ChatRecord {
  readonly table_id: string;
  readonly number: number;
  readonly line: string;
  readonly at: number;
  readonly seat: number | null;
  readonly spectator: string | null;
  readonly identity: string;
  readonly kind: 'phrase' | 'text';
  readonly body: string;
}

interface IdentityRecord {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly created: number;
  readonly seen: number;
}

interface SessionRecord {
  readonly hash: string;
  readonly identity: string;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
}

interface LinkRecord {
  readonly hash: string;
  readonly identity: string;
  readonly expires: number;
}

interface RecoveryRecord {
  readonly identity: string;
  readonly hash: string;
}

interface ClockRecord {
  readonly name: string;
  readonly reading: number;
  /** When it was read, by the clock of leases. */
  readonly at: Generated<number>;
}

interface CompatibilityRecord {
  readonly name: string;
  /** The oldest step of the schema whose programs may use the database. */
  readonly since: number;
}

/** A server that is running. */
interface NodeRecord {
  readonly id: string;
  /** The latest step of the schema that it knows. */
  readonly step: number;
  /** When it last said that it is there, by the clock of leases. */
  readonly at: number;
}

export interface Schema {
  readonly tables: TableRecord;
  readonly entries: EntryRecord;
  readonly cards: CardRecord;
  readonly places: PlaceRecord;
  readonly due: DueRecord;
  readonly chat: ChatRecord;
  readonly identities: IdentityRecord;
  readonly sessions: SessionRecord;
  readonly links: LinkRecord;
  readonly recoveries: RecoveryRecord;
  readonly clocks: ClockRecord;
  readonly compatibility: CompatibilityRecord;
  readonly nodes: NodeRecord;
}

export type Reader = Kysely<Schema>;

export type Writer = Transaction<Schema>;
