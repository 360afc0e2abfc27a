/**
 * Measures leases, as an expression of the database: it hardly ever jumps, and all processes that share the database
 * read the same time.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Ms } from './port/values.ts';

export type LeaseClock = () => RawBuilder<Ms>;

/** The reading of a clock outside the database. PostgreSQL takes a value for text if nothing says otherwise. */
export const readingOf =
  (clock: () => Ms): LeaseClock =>
  () =>
    sql<Ms>`cast(${clock()} as bigint)`;
