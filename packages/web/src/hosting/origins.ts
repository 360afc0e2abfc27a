/** Marks for games that were not started in this browser. */
import type { Origin } from '@leadlight/table';

/** Stands in for a table's id when a record comes from a file or link. */
export const ELSEWHERE = 'record';

/** The same, for a record that doesn't include its seed. */
export const SEEDLESS = 'record-without-seed';

/** Whether the deal can be repeated, which takes its seed. */
export const canDealAgain = (origin: Origin | undefined): boolean => origin?.table !== SEEDLESS;
