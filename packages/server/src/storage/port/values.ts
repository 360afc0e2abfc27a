/** What the stores have in common. All times and numbers are integers, all ids are text. */

/** Milliseconds: a duration, or a time since 1970 by the wall clock. */
export type Ms = number;

export type TableId = string;

export type IdentityId = string;

/** The SHA-256 of a secret, as text. The secret itself is never stored. */
export type TokenHash = string;
