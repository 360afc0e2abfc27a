/** A table in a list: everything that is public about it without following it. */
import {
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  required,
  type FieldsOf,
  type Ranking,
  type Seat,
} from '@leadlight/core';
import { occupantWith, paceShape, type Occupant, type Pace } from '@leadlight/table';
import { count, flag, gameName, level, milliseconds, PROTOCOL_RULE, seats, tableId, version } from './fields.ts';
import { MOST_SEATS } from './limits.ts';

export const TABLE_PHASES = ['gathering', 'starting', 'playing', 'over'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly phase: TablePhase;
  /** The occupant of each seat; null while it is free. */
  readonly seats: readonly (Occupant | null)[];
  readonly pace: Pace;
  /** Whether people without a seat may follow it. */
  readonly watchable: boolean;
  /** The seats that have to decide now. */
  readonly toMove: readonly Seat[];
  /** The last round that has started; missing before the first one, and in games without rounds. */
  readonly round?: number;
  readonly created: number;
  readonly changed: number;
  /** Both null until the game has a result. */
  readonly scores: readonly number[] | null;
  readonly ranking: Ranking | null;
}

const occupants = listOf(PROTOCOL_RULE, nullable(occupantWith(level)), 1, MOST_SEATS);
const scores = listOf(PROTOCOL_RULE, integer(PROTOCOL_RULE, -1e6, 1e6), 1, MOST_SEATS);

export const LISTED_FIELDS: FieldsOf<ListedTable> = {
  id: required(tableId),
  game: required(gameName),
  rules: required(version),
  phase: required(oneOf(PROTOCOL_RULE, TABLE_PHASES)),
  seats: required(occupants),
  pace: required(paceShape),
  watchable: required(flag),
  toMove: required(seats),
  round: optional(count),
  created: required(milliseconds),
  changed: required(milliseconds),
  scores: required(nullable(scores)),
  ranking: required(nullable(listOf(PROTOCOL_RULE, seats, 1, MOST_SEATS))),
};

export const listedTable = object(PROTOCOL_RULE, LISTED_FIELDS);
