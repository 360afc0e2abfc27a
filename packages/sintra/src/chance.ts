/** Chance: how outcomes are drawn, and their form in a record. */
import { shuffle, type Luck, type Random, type Seat } from '@leadlight/core';
import { PANES_PER_COLOUR, SLOTS } from './components.ts';
import { fillLabel, stripsLabel } from './due.ts';
import type { Fill, Setup } from './events.ts';
import { drawFrom, openBag, panes, panesOfEach } from './pile.ts';
import type { Position } from './position.ts';
import { panesToFill, shareOf, type Arrangement } from './round.ts';
import { placeOf, sideOf } from './strip-set.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

const indexOf = (colour: Colour): number => COLOURS.indexOf(colour);
const nameOf = (colour: number): Colour => COLOURS[colour];

/** */
export function drawArrangement(position: Position, luck: Luck): Arrangement {
  const { options, boards } = position;
  const start = options.start ?? luck('start').below(boards.length);
  const strips = boards.map((board) => drawStrips(position, board.seat, luck));
  return { start, strips, indicator: drawIndicator(luck('indicator')) };
}

/** shuffled, then either side up; the joker strip has its jokers down. */
function drawStrips(position: Position, seat: Seat, luck: Luck): readonly number[] {
  const random = luck(stripsLabel(seat));
  const { jokerSide } = position.set;
  const fronts = shuffle(FRONTS.slice(), random);
  return fronts.map((front) => (front === (jokerSide & ~1) ? jokerSide ^ 1 : front + random.below(2)));
}

/** The front sides of all strips, in id order. */
const FRONTS: readonly number[] = Array.from({ length: SLOTS }, (_, strip) => 2 * strip);

/** one pane of each colour on II to VI, then one from the bag on I. */
function drawIndicator(random: Random): readonly number[] {
  const others = shuffle([...COLOURS.keys()], random);
  return [drawFrom(panesOfEach(PANES_PER_COLOUR - 1), random), ...others];
}

/** To be cut to size: a list that grows pane by pane would take more space and time. */
const LARGEST_FILL: readonly number[] = Array.from({ length: COLOURS.length * PANES_PER_COLOUR }, () => 0);

/** the panes for the displays, in the order drawn. */
export function drawFill(position: Position, luck: Luck): readonly number[] {
  const random = luck(fillLabel(position.round));
  const drawn = LARGEST_FILL.slice(0, panesToFill(position));
  const supply = { bag: position.bag, tower: position.tower };
  for (let i = 0; i < drawn.length; i++) {
    openBag(supply);
    const colour = drawFrom(supply.bag, random);
    supply.bag -= panes(colour, 1);
    drawn[i] = colour;
  }
  return drawn;
}

export const setupEvent = ({ start, strips, indicator }: Arrangement): Setup => ({
  type: 'setup',
  start,
  strips: strips.map((sides) => sides.map(placeOf)),
  indicator: indicator.map(nameOf),
});

export const arrangementOf = ({ start, strips, indicator }: Setup): Arrangement => ({
  start,
  strips: strips.map((places) => places.map(sideOf)),
  indicator: indicator.map(indexOf),
});

export const fillEvent = (position: Position, drawn: readonly number[]): Fill => ({
  type: 'fill',
  round: position.round,
  displays: Array.from({ length: position.displayCount }, (_, display) => shareOf(drawn, display)),
});

export const drawnPanes = (event: Fill): readonly number[] => event.displays.flat().map(indexOf);
