/** Where the games of this browser come from that were not begun in it. */
import type { Origin } from '@leadlight/table';

/** What a record from elsewhere is called where a table has its id. */
export const ELSEWHERE = 'record';

/** The same, of a record that does not say which seed its chance was drawn from. */
export const SEEDLESS = 'record-without-seed';

/** Whether it is known what would be dealt if a game were dealt once more. */
export const canDealAgain = (origin: Origin | undefined): boolean => origin?.table !== SEEDLESS;
