import { sql } from 'kysely';
import type { LeaseClock } from '../lease-clock.ts';
import type { Ms } from '../port/values.ts';

/**
 * The time of the database's machine, which is the same for all nodes. If somebody sets that clock, leases end early:
 * then two nodes may do the same work, and all but the first of them lose the race for its number.
 */
export const databaseTime: LeaseClock = () => sql<Ms>`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`;
