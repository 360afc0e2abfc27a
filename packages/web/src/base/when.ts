/** The furthest a date can be from 1970 in either direction; a badly set clock may have stored a larger value. */
const FURTHEST = 8.64e15;

/** A stored moment as a valid date, even if the clock was wrong. */
export const dateOf = (moment: number): Date => new Date(Math.max(-FURTHEST, Math.min(FURTHEST, moment)));
