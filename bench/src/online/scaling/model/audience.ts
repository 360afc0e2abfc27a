/** Who is there, and what they do. */
export interface Audience {
  /** People who are connected at the same time. */
  readonly players: number;
  /** The shares of those who play live, who play over days, and who watch. The rest look at lists. */
  readonly live: number;
  readonly days: number;
  readonly watching: number;
  readonly seats: number;
  /** The mean time that a player takes for a move at a live table. */
  readonly thinkSeconds: number;
  /** The mean time between two moves of a person who plays over days, while they are connected. */
  readonly daysSeconds: number;
  /** How long a person stays connected. */
  readonly visitSeconds: number;
  /** The mean load of a day, as a share of the load at its busiest time. */
  readonly meanShare: number;
}

export const audienceOf = (players: number): Audience => ({
  players,
  live: 0.7,
  days: 0.1,
  watching: 0.1,
  seats: 4,
  thinkSeconds: 15,
  daysSeconds: 120,
  visitSeconds: 1800,
  meanShare: 0.4,
});

/** What they are spread over. */
export interface Site {
  readonly nodes: number;
  readonly databases: number;
  /** Cores of each database. */
  readonly databaseCores: number;
  /** Cores of all brokers together. */
  readonly brokerCores: number;
  /** Where people are connected: anywhere, or one after another on the next node. */
  readonly placing: 'anywhere' | 'in turn';
}

/** Nodes on which somebody is, if so many people are connected anywhere. */
export const spreadOf = (viewers: number, nodes: number): number => nodes * (1 - (1 - 1 / nodes) ** viewers);

/** Nodes that hold a live table. */
export const holdersOf = (viewers: number, { nodes, placing }: Site): number =>
  Math.max(1, placing === 'in turn' ? Math.min(viewers, nodes) : spreadOf(viewers, nodes));

export const liveTablesOf = ({ players, live, seats }: Audience): number => (players * live) / seats;

/** Players and spectators of a live table. */
export const viewersOf = (audience: Audience): number =>
  audience.live === 0 ? 0 : audience.seats + (audience.players * audience.watching) / liveTablesOf(audience);
