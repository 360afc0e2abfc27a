import type { DefaultPluginAPIs } from 'boardgame.io';

import { PANES_PER_DISPLAY, type Colour } from './components.ts';
import type { SintraState } from './state.ts';

export type RandomAPI = DefaultPluginAPIs['random'];

/** One pane from the bag, which is refilled from the tower when it is empty; none if both are empty. */
function draw(G: SintraState, random: RandomAPI): Colour[] {
  if (G.bag.length === 0) {
    G.bag = random.Shuffle(G.tower);
    G.tower = [];
  }
  const pane = G.bag.pop();
  return pane === undefined ? [] : [pane];
}

function drawDisplay(G: SintraState, random: RandomAPI): Colour[] {
  return Array.from({ length: PANES_PER_DISPLAY }, () => draw(G, random)).flat();
}

export function fillDisplays(G: SintraState, random: RandomAPI): void {
  G.displays = G.displays.map(() => drawDisplay(G, random));
}

export function isRoundOver(G: SintraState): boolean {
  return G.centre.length === 0 && G.displays.every((display) => display.length === 0);
}

/** Drops this round's pane into the tower and, unless it was the last, lays out the next round. */
export function finishRound(G: SintraState, random: RandomAPI): void {
  G.tower.push(...G.indicator.splice(0, 1));
  if (G.indicator.length === 0) return;
  G.tileInCentre = true;
  fillDisplays(G, random);
}
