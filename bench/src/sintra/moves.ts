import type { MoveFn } from 'boardgame.io';

import { INVALID_MOVE } from './boardgameio.ts';
import type { Colour } from './components.ts';
import { completeStrip } from './complete.ts';
import { breakGlass } from './glass.ts';
import { countAt, isLegalPick, takePanes, takeTile } from './pick.ts';
import type { Pick, Player, SintraState } from './state.ts';
import { place } from './strip.ts';

/** Sends panes to the tower. */
function breakPanes(G: SintraState, player: Player, colour: Colour, count: number): void {
  for (let i = 0; i < count; i += 1) G.tower.push(colour);
  breakGlass(player, count);
}

/** Places the panes on the chosen strip, if any; the others break. */
function placePanes(G: SintraState, player: Player, choice: Pick, count: number): void {
  const strip = choice.slot === null ? null : player.strips[choice.slot];
  const broken = strip === null ? count : place(strip, choice.colour, count, choice.jokers);
  breakPanes(G, player, choice.colour, broken);
}

/** The glazier moves to the chosen strip, which is completed when the player keeps one of its panes. */
function finishPick(G: SintraState, player: Player, { slot, keep }: Pick): void {
  if (slot === null) return;
  player.glazier = slot;
  if (keep !== null) completeStrip(G, player, slot, keep);
}

/** Advance a pattern. */
export const pick: MoveFn<SintraState> = ({ G, playerID }, choice: Pick) => {
  const player = G.players[playerID];
  if (!isLegalPick(G, player, choice)) return INVALID_MOVE;
  const count = countAt(G, choice.from, choice.colour);
  takePanes(G, choice.from, choice.colour);
  if (choice.from === 'centre' && G.tileInCentre) takeTile(G, player, Number(playerID));
  placePanes(G, player, choice, count);
  finishPick(G, player, choice);
  return undefined;
};

/** The slot of the leftmost strip still there, or -1 if all are gone. */
function leftmostSlot(player: Player): number {
  return player.strips.findIndex((strip) => strip !== null);
}

export function canMoveBack(player: Player): boolean {
  const leftmost = leftmostSlot(player);
  return leftmost !== -1 && leftmost < player.glazier;
}

/** Move the glazier back, to the left, to the leftmost strip. */
export const moveBack: MoveFn<SintraState> = ({ G, playerID }) => {
  const player = G.players[playerID];
  if (!canMoveBack(player)) return INVALID_MOVE;
  player.glazier = leftmostSlot(player);
  return undefined;
};
