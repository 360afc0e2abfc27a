/** What an audience does at a site, in each second: the parts on which all costs depend. */
import { holdersOf, liveTablesOf, viewersOf, type Audience, type Site } from './audience.ts';
import type { Costs } from './costs.ts';
import { groupsPerItem } from './groups.ts';

export interface Traffic {
  readonly liveMoves: number;
  readonly daysMoves: number;
  readonly moves: number;
  readonly deals: number;
  readonly viewers: number;
  /** Nodes that hold a live table, and tables in the memory of all nodes. */
  readonly spread: number;
  readonly heldTables: number;
  /** Moves that nodes follow because another node has stored them. */
  readonly catchUps: number;
  /** For each move, and for each of these. */
  readonly commitsPerMove: number;
  readonly readsPerCatchUp: number;
}

export function trafficOf(audience: Audience, site: Site, { movesPerGame, underWay }: Costs): Traffic {
  const [tables, viewers] = [liveTablesOf(audience), viewersOf(audience)];
  const spread = holdersOf(viewers, site);
  const daysPlayers = audience.players * audience.days;
  const [liveMoves, daysMoves] = [tables / audience.thinkSeconds, daysPlayers / audience.daysSeconds];
  const moves = liveMoves + daysMoves;
  const catchUps = liveMoves * (spread - 1);
  // Each node has a group of its own for each database.
  const places = site.nodes * site.databases;
  return {
    liveMoves,
    daysMoves,
    moves,
    deals: liveMoves / movesPerGame,
    viewers,
    spread,
    heldTables: tables * spread + daysPlayers,
    catchUps,
    commitsPerMove: groupsPerItem(moves / places, underWay.commit),
    readsPerCatchUp: groupsPerItem(catchUps / places, underWay.catchUp),
  };
}
