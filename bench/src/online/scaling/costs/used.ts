/** Everything that a site has used. CPU time is in milliseconds, all sizes are in bytes. */
export interface Used {
  readonly node: number;
  readonly database: number;
  readonly broker: number;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  readonly statements: number;
  /** Groups of moves that were stored, and that nodes have read because others had stored them. */
  readonly commits: number;
  readonly reads: number;
  readonly transactions: number;
  /** The database's write-ahead log. */
  readonly log: number;
  /** Messages between nodes: into the broker, and out of it. */
  readonly published: number;
  readonly publishedBytes: number;
  readonly delivered: number;
  readonly deliveredBytes: number;
  /** By all players, from the server and to it. */
  readonly read: number;
  readonly written: number;
}

export const NOTHING: Used = {
  node: 0,
  database: 0,
  broker: 0,
  inserted: 0,
  updated: 0,
  deleted: 0,
  statements: 0,
  commits: 0,
  reads: 0,
  transactions: 0,
  log: 0,
  published: 0,
  publishedBytes: 0,
  delivered: 0,
  deliveredBytes: 0,
  read: 0,
  written: 0,
};

export const NAMES = Object.keys(NOTHING) as readonly (keyof Used)[];

const each = (work: (name: keyof Used) => number): Used =>
  Object.fromEntries(NAMES.map((name) => [name, work(name)])) as never;

export const between = (before: Used, after: Used): Used => each((name) => after[name] - before[name]);

export const times = (used: Used, factor: number): Used => each((name) => used[name] * factor);

/** Without what the site uses by itself in this time. */
export const beyond = (used: Used, idle: Used, seconds: number): Used => between(times(idle, seconds), used);
