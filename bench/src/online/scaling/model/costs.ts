/** What everything costs, measured on one machine. CPU times are in microseconds, sizes in bytes. */
import type { Shared } from './groups.ts';

export interface Costs {
  readonly node: {
    /** Deciding and storing a move, with the news for the others, but without its viewers. A group is a commit. */
    readonly move: Shared;
    /** Sending a move to one viewer. */
    readonly viewer: number;
    /** Following a move that another node has stored. A group is read together. */
    readonly catchUp: Shared;
    /** Opening a table for four, up to the first move. */
    readonly deal: number;
    /** A new connection to a table in the middle of a game. */
    readonly comeBack: number;
    /** A message to other nodes, or from one, without what follows from it. */
    readonly news: number;
    /** In each second, for the node itself, for each connection and for each table that it follows. */
    readonly second: number;
    readonly connectionSecond: number;
    readonly tableSecond: number;
  };
  readonly database: {
    readonly move: Shared;
    readonly catchUp: Shared;
    readonly deal: number;
    /** In each second, for each node, connection and table that a node follows. */
    readonly nodeSecond: number;
    readonly connectionSecond: number;
    readonly tableSecond: number;
  };
  readonly broker: {
    /** A message, into the broker or out of it. A group is what one commit tells, or what one node reads together. */
    readonly message: Shared;
    readonly second: number;
  };
  /** For how long a group is under way, in milliseconds. */
  readonly underWay: { readonly commit: number; readonly catchUp: number };
  readonly statements: {
    /** For each group. */
    readonly catchUp: number;
    readonly nodeSecond: number;
    readonly connectionSecond: number;
  };
  /** Messages that a node sends for each move. */
  readonly messages: { readonly move: number };
  readonly rows: { readonly move: number; readonly deal: number };
  /** Bytes of the database's write-ahead log. */
  readonly log: { readonly move: number; readonly deal: number };
  readonly stored: { readonly game: number; readonly person: number };
  readonly wire: {
    /** To each viewer of a move. */
    readonly viewer: number;
    /** A message between nodes. */
    readonly news: number;
  };
  readonly memory: { readonly connection: number; readonly table: number; readonly viewer: number };
  readonly movesPerGame: number;
}
