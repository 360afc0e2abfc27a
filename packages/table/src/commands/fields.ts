/** The form of the fields of commands, and of the parts that the log keeps. */
import { integer, listOf, required, text, type Shape } from '@leadlight/core';

export const TABLE = 'table';

/** No turn has nearly this many moves. */
const MOST_MOVES = 100;

/** More than any table has. The state of a table defines its actual seats. */
const MOST_SEATS = 100;

export const commandId = text(TABLE, /^[\w:-]{1,64}$/);
export const senderName = text(TABLE, /^[\w:-]{1,80}$/);

const anything: Shape = () => [];

export const id = required(commandId);
/** The table of commands is asked by type, so the type is right. */
export const type = required(anything);
export const seat = required(integer(TABLE, 0, MOST_SEATS - 1));
export const level = text(TABLE, /^[a-z]{1,20}$/);
export const seen = required(integer(TABLE, 0, Number.MAX_SAFE_INTEGER));
/** The game checks each move. */
export const moves = required(listOf(TABLE, anything, 0, MOST_MOVES));
