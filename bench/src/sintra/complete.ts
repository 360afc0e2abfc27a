import { PANES_PER_WINDOW, WINDOW_VALUES, type Colour } from './components.ts';
import type { Player, SintraState, Strip } from './state.ts';
import { emptyPanes, panesOn } from './strip.ts';

/** One point for each pane of this round's colour. */
function colourBonus(G: SintraState, strip: Strip): number {
  return strip.panes.filter((pane) => pane === G.indicator[0]).length;
}

/** The window's own value and those of all windows to its right that hold a pane. */
function windowPoints(player: Player, slot: number): number {
  return WINDOW_VALUES.reduce(
    (points, value, i) => (i === slot || (i > slot && player.windows[i].length > 0) ? points + value : points),
    0,
  );
}

/** All panes of the strip but the kept one. */
function panesNotKept(strip: Strip, keep: Colour): Colour[] {
  const panes = panesOn(strip);
  panes.splice(panes.indexOf(keep), 1);
  return panes;
}

/** The other side up, or gone when the window below is complete. */
function nextStrip(player: Player, strip: Strip, slot: number): Strip | null {
  if (player.windows[slot].length === PANES_PER_WINDOW) return null;
  return { id: strip.id, side: strip.side === 'front' ? 'back' : 'front', panes: emptyPanes() };
}

/** A full strip gives its points, one pane to the window and the others to the tower. */
export function completeStrip(G: SintraState, player: Player, slot: number, keep: Colour): void {
  const strip = player.strips[slot];
  if (strip === null) return;
  player.score += colourBonus(G, strip);
  G.tower.push(...panesNotKept(strip, keep));
  player.windows[slot].push(keep);
  player.score += windowPoints(player, slot);
  player.strips[slot] = nextStrip(player, strip, slot);
}
