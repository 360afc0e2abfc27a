import type { Colour } from './components.ts';
import { breakGlass } from './glass.ts';
import type { Pick, Player, SintraState, Source } from './state.ts';
import { isOpen, jokerChoices, keepChoices, openSlots, roomFor } from './strip.ts';

/** The panes at a place; none if the place does not exist. */
function panesAt(G: SintraState, from: Source): Colour[] {
  return from === 'centre' ? G.centre : (G.displays[from] ?? []);
}

export function countAt(G: SintraState, from: Source, colour: Colour): number {
  return panesAt(G, from).filter((pane) => pane === colour).length;
}

/** Every place, with each colour found there. */
export function offers(G: SintraState): { from: Source; colour: Colour }[] {
  const places: Source[] = [...G.displays.keys(), 'centre'];
  return places.flatMap((from) => [...new Set(panesAt(G, from))].map((colour) => ({ from, colour })));
}

/** Whether the rules allow the player this choice. */
export function isLegalPick(G: SintraState, player: Player, choice: Pick): boolean {
  const { colour, slot } = choice;
  const count = countAt(G, choice.from, colour);
  if (count === 0) return false;
  return slot === null ? mustBreak(player, choice) : isLegalPlacement(player, slot, choice, count);
}

/** All panes break only if no strip within reach has room for them. */
function mustBreak(player: Player, { colour, jokers, keep }: Pick): boolean {
  return jokers === 0 && keep === null && openSlots(player, colour).length === 0;
}

function isLegalPlacement(player: Player, slot: number, choice: Pick, count: number): boolean {
  const strip = player.strips[slot];
  if (strip === null || !isOpen(player, slot, choice.colour)) return false;
  const room = roomFor(strip, choice.colour);
  return (
    jokerChoices(room, count).includes(choice.jokers) &&
    keepChoices(strip, choice.colour, room, count).includes(choice.keep)
  );
}

/** Takes all panes of the colour from the table. */
export function takePanes(G: SintraState, from: Source, colour: Colour): void {
  const rest = panesAt(G, from).filter((pane) => pane !== colour);
  if (from === 'centre') {
    G.centre = rest;
  } else {
    G.displays[from] = [];
    G.centre.push(...rest);
  }
}

/** The first pick from the centre takes the tile, which costs one step on the broken glass track. */
export function takeTile(G: SintraState, player: Player, seat: number): void {
  G.tileInCentre = false;
  G.starter = seat;
  breakGlass(player, 1);
}
