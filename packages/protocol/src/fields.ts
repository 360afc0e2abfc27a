/** The forms of the values that several frames and bodies have. */
import { integer, listOf, oneOf, text, type Shape } from '@leadlight/core';
import { MOST_CHAT, MOST_NAME, MOST_SEATS } from './limits.ts';

/** Stands in for the number of a rule, since no rule of a game refuses a frame. */
export const PROTOCOL_RULE = 'protocol';

export const anything: Shape = () => [];
export const flag = oneOf(PROTOCOL_RULE, [true, false]);
export const count = integer(PROTOCOL_RULE, 0, Number.MAX_SAFE_INTEGER);
export const milliseconds = integer(PROTOCOL_RULE, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const seat = integer(PROTOCOL_RULE, 0, MOST_SEATS - 1);
export const seats = listOf(PROTOCOL_RULE, seat, 0, MOST_SEATS);

/** 128 random bits, written in base64url: nobody guesses the address of a private table. */
export const tableId = text(PROTOCOL_RULE, /^[\w-]{22}$/);

/** Chosen by the client, so that a repeated frame counts once. */
export const frameId = text(PROTOCOL_RULE, /^[\w:-]{1,64}$/);

/** A name has something to see, and no characters that control the text around it. */
export const personName = text(
  PROTOCOL_RULE,
  new RegExp(`^(?=.*[\\p{L}\\p{N}])[^\\p{C}\\p{Zl}\\p{Zp}]{1,${MOST_NAME}}$`, 'u'),
);
export const colour = text(PROTOCOL_RULE, /^[a-z]{1,20}$/);
export const gameName = text(PROTOCOL_RULE, /^[a-z]{1,20}$/);
export const version = text(PROTOCOL_RULE, /^[\w.-]{1,20}$/);
export const level = text(PROTOCOL_RULE, /^[a-z]{1,20}$/);

/** Turn the direction of the text around them, or break the line. Emoji need other invisible characters. */
const UNRULY = '\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Bidi_Control}';

/** One line of text with something to see; the reader's page shows it as text. */
export const chatText = text(PROTOCOL_RULE, new RegExp(`^(?=.*\\S)[^${UNRULY}]{1,${MOST_CHAT}}$`, 'u'));
