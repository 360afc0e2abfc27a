import type { Ms } from '../port/values.ts';

/**
 * Milliseconds since this machine was started. All processes on the machine read the same value, and all that use one
 * SQLite file are on one machine. Nobody can set this clock, so a jump of the wall clock neither ends nor prolongs a
 * lease. After a restart of the machine it begins anew, before the leases that it gave: those no longer count.
 */
export const sinceBoot = (): Ms => Number(process.hrtime.bigint() / 1_000_000n);
