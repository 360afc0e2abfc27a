/** What is counted. No figure names a person, a table or a secret. */
import type { GameTypes, Result } from '@leadlight/core';
import type { FrameRefusal, Goodbye, HttpError } from '@leadlight/protocol';
import type { Refusal } from '@leadlight/table';

/** Silent ones have not answered for long, and broken ones don't speak the protocol of WebSockets. */
export type Ending = Goodbye | 'silent' | 'broken';

export interface Metrics {
  /** A command was answered, after so many milliseconds; undefined if there was no such table. */
  answered(command: object, answer: Result<null, Refusal<GameTypes>> | undefined, milliseconds: number): void;
  /** A frame or a request was refused. */
  refused(code: FrameRefusal | HttpError): void;
  /** The server ended a connection. */
  ended(reason: Ending): void;
}
