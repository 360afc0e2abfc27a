/** The furthest that a date can be from 1970, in either direction; a clock that is set wrong may have said more. */
const FURTHEST = 8.64e15;

/** A stored moment as a date, whatever the clock said. */
export const dateOf = (moment: number): Date => new Date(Math.max(-FURTHEST, Math.min(FURTHEST, moment)));
