/** What everything costs, measured on one machine. CPU times are in microseconds, sizes in bytes. */
export interface Costs {
  readonly node: {
    /** Deciding and storing a move, with the news for the others, but without its viewers. */
    readonly move: number;
    /** Sending a move to one viewer. */
    readonly viewer: number;
    /** Following a move that another node has stored. */
    readonly catchUp: number;
    /** Opening a table for four, up to the first move. */
    readonly deal: number;
    /** A new connection to a table in the middle of a game. */
    readonly comeBack: number;
    /** In each second, for the node itself, for each connection and for each table that it follows. */
    readonly second: number;
    readonly connectionSecond: number;
    readonly tableSecond: number;
  };
  readonly database: {
    readonly move: number;
    readonly catchUp: number;
    readonly deal: number;
    readonly nodeSecond: number;
    readonly connectionSecond: number;
  };
  readonly broker: {
    /** One message, into the broker or out of it. */
    readonly message: number;
  };
  readonly statements: {
    readonly catchUp: number;
    readonly nodeSecond: number;
    readonly connectionSecond: number;
  };
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
