import { STRIPS, type Colour, type Space } from './components.ts';
import type { Player, Strip } from './state.ts';

/** Empty spaces for a colour. */
export interface Room {
  coloured: number;
  jokers: number;
}

function spacesOf(strip: Strip): readonly Space[] {
  return STRIPS[strip.id][strip.side];
}

export function emptyPanes(): null[] {
  return [null, null, null, null, null];
}

export function panesOn(strip: Strip): Colour[] {
  return strip.panes.filter((pane) => pane !== null);
}

function emptySpaces(strip: Strip, space: Space): number {
  const { panes } = strip;
  return spacesOf(strip).filter((each, i) => each === space && panes[i] === null).length;
}

export function roomFor(strip: Strip, colour: Colour): Room {
  return { coloured: emptySpaces(strip, colour), jokers: emptySpaces(strip, 'joker') };
}

function hasRoom(strip: Strip, colour: Colour): boolean {
  const { panes } = strip;
  return spacesOf(strip).some((space, i) => (space === colour || space === 'joker') && panes[i] === null);
}

/** Whether there is a strip here, under the glazier or to its right, with room for the colour. */
export function isOpen(player: Player, slot: number, colour: Colour): boolean {
  const strip = player.strips[slot] ?? null;
  return slot >= player.glazier && strip !== null && hasRoom(strip, colour);
}

export function openSlots(player: Player, colour: Colour): number[] {
  return [...player.strips.keys()].filter((slot) => isOpen(player, slot, colour));
}

/** How many panes may go onto joker spaces: as many as fit must be placed, but the player chooses the spaces. */
export function jokerChoices(room: Room, count: number): number[] {
  const placed = Math.min(count, room.coloured + room.jokers);
  const fewest = Math.max(0, placed - room.coloured);
  const most = Math.min(placed, room.jokers);
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** The panes that may be kept: any colour of a strip that these panes complete, otherwise none. */
export function keepChoices(strip: Strip, colour: Colour, room: Room, count: number): (Colour | null)[] {
  const lying = panesOn(strip);
  const open = strip.panes.length - lying.length;
  const completes = room.coloured + room.jokers === open && count >= open;
  return completes ? [...new Set([...lying, colour])] : [null];
}

/** Puts panes onto the topmost empty spaces of a kind. */
function fill(strip: Strip, space: Space, colour: Colour, count: number): void {
  let left = count;
  spacesOf(strip).forEach((each, i) => {
    if (left === 0 || each !== space || strip.panes[i] !== null) return;
    strip.panes[i] = colour;
    left -= 1;
  });
}

/** Places the panes that fit and returns how many do not. */
export function place(strip: Strip, colour: Colour, count: number, jokers: number): number {
  const room = roomFor(strip, colour);
  const placed = Math.min(count, room.coloured + room.jokers);
  fill(strip, colour, colour, placed - jokers);
  fill(strip, 'joker', colour, jokers);
  return count - placed;
}
