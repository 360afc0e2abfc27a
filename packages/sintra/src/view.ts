/** A position as plain data, for display. In Sintra everything but the order of the bag is public. */
import type { Due, Seat } from '@leadlight/core';
import { GLASS_TRACK, ORNAMENT_POINTS, ORNAMENTS, ROUNDS, WINDOW_VALUES } from './components.ts';
import { dueIn } from './due.ts';
import { countOf, listOfPile, type Pile } from './pile.ts';
import { bonusColour, indicatorAt, indicatorSpaces, inFrame, NOBODY, type Board, type Position } from './position.ts';
import { filledAround, resultOf, type SintraResult } from './scoring.ts';
import { GONE, paneOn, sideUp } from './slot.ts';
import { displayPiles } from './sources.ts';
import { placeOf, spacesOf, type StripSet } from './strip-set.ts';
import { COLOURS, type Colour, type Options, type Space, type StripPlace } from './vocabulary.ts';
import { windowWorth } from './window.ts';

/** A space of a strip: its kind, and the pane on it. */
export interface SpaceView {
  readonly takes: Space;
  readonly pane: Colour | null;
}

export interface StripView extends StripPlace {
  /** Top to bottom. */
  readonly spaces: readonly SpaceView[];
  /** The spaces of the other side (R-05: its icon shows them). */
  readonly reverse: readonly Space[];
}

export interface WindowView {
  /** The value printed below it. */
  readonly value: number;
  /** The points for a pane in it now: its value, and those of the windows with panes to its right. */
  readonly worth: number;
  readonly top: Colour | null;
  readonly bottom: Colour | null;
}

/** whether both spaces of the window are filled. */
export const isComplete = ({ top, bottom }: WindowView): boolean => top !== null && bottom !== null;

/** An ornament of palace side A. */
export interface OrnamentView {
  /** Whether the spaces around it are filled: top and bottom of the left window, then of the right one. */
  readonly spaces: readonly boolean[];
  readonly filled: number;
  readonly points: number;
}

export interface SeatView {
  readonly score: number;
  /** The slot below the glazier. */
  readonly glazier: number;
  readonly glass: {
    /** The marker's index on the track. */
    readonly marker: number;
    /** The value beside it: 0 or less. */
    readonly value: number;
    /** Points lost on the track so far: 0 or more. */
    readonly lost: number;
  };
  /** Left to right; null if the strip is gone. */
  readonly strips: readonly (StripView | null)[];
  /** Left to right. */
  readonly windows: readonly WindowView[];
  /** Left to right; none on palace side B. */
  readonly ornaments: readonly OrnamentView[];
}

export interface View {
  readonly options: Options;
  /** The number of events played. */
  readonly played: number;
  readonly due: Due;
  /** Whether the game ended without a result. */
  readonly abandoned: boolean;
  /** 1 to 6: the current round, or the next to start; the last one when all are over. */
  readonly round: number;
  /** The colour that scores points now; null before the setup and after the last round. */
  readonly bonus: Colour | null;
  /** Spaces I to VI; null if no pane is left there. */
  readonly indicator: readonly (Colour | null)[];
  /** The holder of the tile. */
  readonly tile: Seat | 'centre';
  /** In component order, not in the order drawn. */
  readonly displays: readonly (readonly Colour[])[];
  readonly centre: readonly Colour[];
  readonly bag: Readonly<Record<Colour, number>>;
  readonly tower: Readonly<Record<Colour, number>>;
  readonly seats: readonly SeatView[];
  /** Null until the game has ended. */
  readonly result: SintraResult | null;
}

export function viewOf(position: Position): View {
  const { options, played, abandoned, round, tile, centre, bag, tower } = position;
  const left = indicatorSpaces(position);
  return {
    options,
    played,
    due: dueIn(position),
    abandoned,
    round: Math.min(round, ROUNDS),
    bonus: left.length === 0 ? null : COLOURS[bonusColour(position)],
    indicator: Array.from({ length: ROUNDS }, (_, i) => (left.includes(i) ? COLOURS[indicatorAt(position, i)] : null)),
    tile: tile === NOBODY ? 'centre' : tile,
    displays: displayPiles(position).map(listOfPile),
    centre: listOfPile(centre),
    bag: countsOf(bag),
    tower: countsOf(tower),
    seats: position.boards.map((board) => seatView(position, board)),
    result: resultOf(position) ?? null,
  };
}

const countsOf = (pile: Pile): Readonly<Record<Colour, number>> => ({
  pink: countOf(pile, 0),
  orange: countOf(pile, 1),
  yellow: countOf(pile, 2),
  blue: countOf(pile, 3),
  white: countOf(pile, 4),
});

const seatView = ({ set, options }: Position, board: Board): SeatView => ({
  score: board.score,
  glazier: board.glazier,
  glass: { marker: board.marker, value: GLASS_TRACK[board.marker], lost: board.lost },
  strips: board.slots.map((slot) => (slot === GONE ? null : stripView(set, slot))),
  windows: WINDOW_VALUES.map((value, window) => windowView(board, window, value)),
  ornaments: options.side === 'A' ? ORNAMENTS.map((_, ornament) => ornamentView(board, ornament)) : [],
});

function ornamentView(board: Board, ornament: number): OrnamentView {
  const frames = ORNAMENTS[ornament].flatMap((window) => [inFrame(board.tops, window), inFrame(board.bottoms, window)]);
  const filled = filledAround(board, ornament);
  return { spaces: frames.map((held) => held !== 0), filled, points: ORNAMENT_POINTS[filled] };
}

const stripView = (set: StripSet, slot: number): StripView => ({
  ...placeOf(sideUp(slot)),
  spaces: spacesOf(set, sideUp(slot)).map((takes, space) => ({ takes, pane: paneName(set, slot, space) })),
  reverse: spacesOf(set, sideUp(slot) ^ 1),
});

const paneName = (set: StripSet, slot: number, space: number): Colour | null =>
  (slot & (1 << space)) === 0 ? null : COLOURS[paneOn(set, slot, space)];

const windowView = (board: Board, window: number, value: number): WindowView => ({
  value,
  worth: windowWorth(board, window),
  top: frameName(inFrame(board.tops, window)),
  bottom: frameName(inFrame(board.bottoms, window)),
});

const frameName = (held: number): Colour | null => (held === 0 ? null : COLOURS[held - 1]);
