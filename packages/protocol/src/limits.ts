/** The sizes that both sides agree on. */

/** The longest frame or body that a client may send, in bytes. A turn with every tool takes less than a tenth of it. */
export const MOST_BYTES = 16_384;

/** The tables that one connection may follow at a time. */
export const MOST_FOLLOWED = 20;

/** The length of a chat message, in UTF-16 units. */
export const MOST_CHAT = 500;

/** The length of a name. */
export const MOST_NAME = 24;

/** A table never has more seats. */
export const MOST_SEATS = 4;
