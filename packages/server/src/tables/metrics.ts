/** What is counted. No figure names a person, a table or a secret. */
import type { GameTypes, Result } from '@leadlight/core';
import type { FrameRefusal, Goodbye, HttpError } from '@leadlight/protocol';
import type { Refusal } from '@leadlight/table';

/** Silent ones have not answered for long, and broken ones don't speak the protocol of WebSockets. */
export type Ending = Goodbye | 'silent' | 'broken';

/** Parts of the news between nodes: what was told, and what could not be; what was heard, and what the store told first. */
export const NEWS = ['sent', 'unsent', 'received', 'missed'] as const;
export type CountedNews = (typeof NEWS)[number];

/** How nodes with one store get into each other's way. */
export interface ClusterMetrics {
  /** Another node has stored an entry of the same number first. */
  conflicted(): void;
  /** A command has to be decided again: after a conflict, or because the store failed. */
  retried(): void;
  /** So many entries of other nodes were read. */
  caughtUp(entries: number): void;
  news(which: CountedNews): void;
}

export interface Metrics extends ClusterMetrics {
  /** A command was answered, after so many milliseconds; undefined if there was no such table. */
  answered(command: object, answer: Result<null, Refusal<GameTypes>> | undefined, milliseconds: number): void;
  /** A frame or a request was refused. */
  refused(code: FrameRefusal | HttpError): void;
  /** The server ended a connection. */
  ended(reason: Ending): void;
}
