import { GLASS_TRACK } from './components.ts';
import type { Player } from './state.ts';

const LAST_STEP = GLASS_TRACK.length - 1;

/** Takes the points of the marker's step. */
export function loseGlassPoints(player: Player): void {
  player.score -= GLASS_TRACK[player.glass];
  player.lost += GLASS_TRACK[player.glass];
}

/** Moves the marker step by step; on the last step the points are lost at once and the marker returns to the top. */
export function breakGlass(player: Player, steps: number): void {
  for (let step = 0; step < steps; step += 1) {
    player.glass += 1;
    if (player.glass < LAST_STEP) continue;
    loseGlassPoints(player);
    player.glass = 0;
  }
}
