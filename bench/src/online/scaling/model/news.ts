/** The messages between nodes, in each second. */
import type { Audience, Site } from './audience.ts';
import type { Costs } from './costs.ts';
import type { Traffic } from './traffic.ts';

/** Messages into the broker, and out of it. */
export interface News {
  readonly published: number;
  readonly delivered: number;
}

/** How often nodes ask the database what they may have missed. */
export const ASK_SECONDS = 5;

/** How often nodes repeat who follows a table, and how long changes of the lists are gathered. */
const PRESENCE_SECONDS = 5;
const LOBBY_SECONDS = 0.3;

/** Each node tells all others once a second that it has stored something, and what has been taken from its limits. */
const GOSSIP = 2 + 1 / LOBBY_SECONDS;

/** People to whom a move makes a difference: the one who moved, and the one who is next. */
export const peopleTold = ({ messages }: Costs): number => messages.move - 1;

/** If there is only one node, nobody hears it. A move tells the table's nodes that it is there, and some players that a game waits for them, or no longer does. */
export function newsOfMoves(
  { nodes }: Site,
  costs: Costs,
  { moves, liveMoves, catchUps }: Pick<Traffic, 'moves' | 'liveMoves' | 'catchUps'>,
): News {
  const delivered = catchUps + liveMoves * peopleTold(costs) * (1 - 1 / nodes);
  return { published: moves * costs.messages.move, delivered };
}

/** Who is at each table, for the other nodes that hold it. */
export function newsOfPresence({ days, players }: Audience, { heldTables, spread }: Traffic): News {
  const published = heldTables / PRESENCE_SECONDS;
  const live = published - (days * players) / PRESENCE_SECONDS;
  return { published, delivered: live * (spread - 1) };
}

export const newsOfNodes = ({ nodes }: Site): News => ({
  published: nodes * GOSSIP,
  delivered: nodes * GOSSIP * (nodes - 1),
});

export const sumOf = (...all: readonly News[]): News => ({
  published: all.reduce((sum, { published }) => sum + published, 0),
  delivered: all.reduce((sum, { delivered }) => sum + delivered, 0),
});

export const messagesIn = ({ published, delivered }: News): number => published + delivered;
