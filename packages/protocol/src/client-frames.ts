/** The frames that a client sends. */
import { object, oneOf, optional, required, type Shape } from '@leadlight/core';
import { anything, chatText, count, flag, frameId, PROTOCOL_RULE, tableId } from './fields.ts';
import { frameReader, type FrameFields, type FrameOf } from './frames.ts';
import { PHRASES, type Phrase } from './phrases.ts';

interface ClientContents {
  /** Send this table's entries, from this number on; on a screen for everyone, only as a spectator sees them. */
  readonly follow: { readonly table: string; readonly from: number; readonly public?: true };
  readonly unfollow: { readonly table: string };
  /** A command for the table, which checks it. The answer repeats the command's id. */
  readonly command: { readonly table: string; readonly command: object };
  /** A quick phrase, or a text where the table allows it. */
  readonly say: { readonly table: string; readonly id: string; readonly phrase?: Phrase; readonly text?: string };
  /** Invites the people who follow a table to another one that the sender has opened: a rematch. */
  readonly invite: { readonly table: string; readonly to: string };
  /** Whether to send the lists of tables whenever they change. */
  readonly lobby: { readonly on: boolean };
  /** Answered by `pong`, with the time by the server's clocks. */
  readonly ping: { readonly id: string };
}

export type ClientFrame = FrameOf<ClientContents>;

const command: Shape = object(PROTOCOL_RULE, { id: required(frameId), type: required(anything) });

const FIELDS: FrameFields<ClientContents> = {
  follow: { table: required(tableId), from: required(count), public: optional(oneOf(PROTOCOL_RULE, [true])) },
  unfollow: { table: required(tableId) },
  command: { table: required(tableId), command: required(command) },
  say: {
    table: required(tableId),
    id: required(frameId),
    phrase: optional(oneOf(PROTOCOL_RULE, PHRASES)),
    text: optional(chatText),
  },
  invite: { table: required(tableId), to: required(tableId) },
  lobby: { on: required(flag) },
  ping: { id: required(frameId) },
};

export const readClientFrame = frameReader(FIELDS);

export const CLIENT_FRAME_TYPES = Object.keys(FIELDS) as readonly ClientFrame['type'][];
