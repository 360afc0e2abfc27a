/**
 * The other nodes of a cluster. They are only told that something has changed: the store has what it is, and what
 * leaves for a reader is built from that, by the node that the reader is connected to.
 */
import type { IdentityId, TableId } from '../storage/index.ts';

export type NodeId = string;

/** People and spectators at a table, connected to one node. */
export interface Present {
  readonly people: readonly IdentityId[];
  readonly watchers: number;
}

/** What happens at a table. */
export type TableNews =
  /** Its log has this many entries. */
  | { readonly type: 'entries'; readonly count: number }
  /** Its chat has this many lines. */
  | { readonly type: 'lines'; readonly count: number }
  | { readonly type: 'invited'; readonly to: TableId; readonly seat: number }
  | ({ readonly type: 'present'; readonly node: NodeId } & Present)
  /** A node that begins to follow the table asks the others who is there. */
  | { readonly type: 'who-is-there' };

/** What concerns a person, on any of their devices. */
export type PersonNews =
  | { readonly type: 'waits'; readonly table: TableId; readonly waits: boolean }
  /** The hash of the session that has ended. */
  | { readonly type: 'signed-out'; readonly session: string };

/** The listed tables have changed. */
export interface LobbyNews {
  readonly type: 'lists';
}

/** What visitors have used up of their limits, by network. */
export type LimitNews =
  | { readonly type: 'taken'; readonly limit: string; readonly taken: Readonly<Record<string, number>> }
  | { readonly type: 'connected'; readonly node: NodeId; readonly counts: Readonly<Record<string, number>> };

/** A node has stored something, so the store is there. */
export interface StoreNews {
  readonly type: 'stored';
}

export type News = TableNews | PersonNews | LobbyNews | LimitNews | StoreNews;

/** Which news belongs to a subject. */
export type NewsOf<About extends Subject> = About extends `table.${string}`
  ? TableNews
  : About extends `person.${string}`
    ? PersonNews
    : About extends 'lobby'
      ? LobbyNews
      : About extends 'store'
        ? StoreNews
        : LimitNews;

export type Subject = `table.${TableId}` | `person.${IdentityId}` | 'lobby' | 'limits' | 'store';

export interface OtherNodes {
  /** Whether there can be others. */
  readonly isAlone: boolean;
  /** Whether news reaches the others just now. While it doesn't, the store is asked more often. */
  readonly isReached: boolean;
  /** Tells the nodes that listen. It never fails: those that miss it ask the store, within seconds. */
  tell<About extends Subject>(subject: About, news: NewsOf<About>): void;
  /** Hears what the others tell, but not what this node tells. Returns a function that ends it. */
  listen<About extends Subject>(subject: About, hear: (news: NewsOf<About>) => void): () => void;
  close(): Promise<void>;
}

const nothing = (): void => undefined;

/** One process with a store of its own: there is nobody to tell. */
export const ALONE: OtherNodes = {
  isAlone: true,
  isReached: true,
  tell: nothing,
  listen: () => nothing,
  close: () => Promise.resolve(),
};

/** There are others, but no way to tell them: they ask the store. */
export const UNREACHED: OtherNodes = { ...ALONE, isAlone: false, isReached: false };
