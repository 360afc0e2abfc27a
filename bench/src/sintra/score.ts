import { COLOURS, ORNAMENTS, ORNAMENT_POINTS, PANES_PER_WINDOW } from './components.ts';
import { loseGlassPoints } from './glass.ts';
import type { PalaceSide, Player, SintraState } from './state.ts';
import { panesOn } from './strip.ts';

/** How the game ended: boardgame.io's `ctx.gameover`. */
export interface SintraResult {
  scores: number[];
  /** Seats by place; tied seats share one. */
  ranking: number[][];
}

/** One point for every 3 panes left on strips. */
export function leftoverPoints(player: Player): number {
  const left = player.strips.flatMap((strip) => (strip === null ? [] : panesOn(strip)));
  return Math.floor(left.length / 3);
}

function ornamentPoints(player: Player): number {
  return ORNAMENTS.map(([a, b]) => player.windows[a].length + player.windows[b].length)
    .map((panes) => ORNAMENT_POINTS[panes])
    .reduce((sum, points) => sum + points);
}

/** Complete windows times the panes of the best colour. */
function colourPoints(player: Player): number {
  const complete = player.windows.filter((window) => window.length === PANES_PER_WINDOW).length;
  const panes = player.windows.flat();
  return complete * Math.max(...COLOURS.map((colour) => panes.filter((pane) => pane === colour).length));
}

export function palacePoints(player: Player, side: PalaceSide): number {
  return side === 'A' ? ornamentPoints(player) : colourPoints(player);
}

/** Final scoring of every player. */
export function scorePalaces(G: SintraState): void {
  for (const player of Object.values(G.players)) {
    player.score += leftoverPoints(player);
    loseGlassPoints(player);
    player.score += palacePoints(player, G.side);
  }
}

/** Most points first, then fewest lost on the broken glass track. */
function compare(a: Player, b: Player): number {
  return b.score - a.score || a.lost - b.lost;
}

export function result(G: SintraState): SintraResult {
  const players = Object.values(G.players);
  const seats = [...players.keys()].toSorted((a, b) => compare(players[a], players[b]));
  const ranking: number[][] = [];
  for (const seat of seats) {
    const tied = ranking.at(-1);
    if (tied !== undefined && compare(players[tied[0]], players[seat]) === 0) tied.push(seat);
    else ranking.push([seat]);
  }
  return { scores: players.map(({ score }) => score), ranking };
}
