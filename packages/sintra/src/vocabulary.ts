/** The things of Sintra, by name. */

/** In component order: a colour's index is its place here. */
export const COLOURS = ['pink', 'orange', 'yellow', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** A space of a strip: for panes of its colour, or of any. */
export type Space = Colour | 'joker';

/** The sides of a strip, and of the palace board. */
export const STRIP_SIDES = ['front', 'back'] as const;
export type StripSide = (typeof STRIP_SIDES)[number];
export const PALACE_SIDES = ['A', 'B'] as const;
export type PalaceSide = (typeof PALACE_SIDES)[number];

/** The source of a pick: a display by its index, or the centre. */
export type Source = number | 'centre';

/** The two frame spaces of a window. */
export type Frame = 'top' | 'bottom';

/** A double-sided strip: 5 spaces per side, top to bottom. */
export interface Strip {
  readonly id: number;
  readonly front: readonly Space[];
  readonly back: readonly Space[];
}

/** A strip as it lies above a window. */
export interface StripPlace {
  readonly id: number;
  readonly side: StripSide;
}

export interface Options {
  readonly side: PalaceSide;
  /** Whether scores stop at 0. */
  readonly scoreFloor: boolean;
  /** Our own set, or one entered by the players. */
  readonly strips: 'house' | readonly Strip[];
  /** The starting seat, if the table's creator chose it. */
  readonly start?: number;
}
