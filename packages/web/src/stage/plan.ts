/** Plans for the animation of events. Plans are pure; the motion layer shows them. */

/**
 * A place on the boards by its `data-at`, with `#1` for the second of several pieces there. The first visible name
 * counts: an opponent's board may be small, or folded away on a phone.
 */
export type Anchor = readonly string[];

/** Milliseconds at normal speed. */
export type Time = number;

export const FLIGHT: Time = 320;
/** The delay between pieces that leave together. */
export const STAGGER: Time = 40;

/** A piece travels from one place to another. */
export interface Flight<Piece> {
  readonly kind: 'flight';
  readonly piece: Piece;
  readonly from: Anchor;
  readonly to: Anchor;
  readonly delay: Time;
  /** Whether the piece lies at its start until it leaves; otherwise it appears when it does. */
  readonly waits?: boolean;
}

/** A piece is thrown and comes to rest at a place. */
export interface Tumble<Piece> {
  readonly kind: 'tumble';
  readonly piece: Piece;
  readonly from: Anchor;
  readonly to: Anchor;
  readonly delay: Time;
}

/** Something turns over in place. */
export interface Flip {
  readonly kind: 'flip';
  readonly at: Anchor;
  readonly delay: Time;
}

/** Something leaves the game from its place. */
export interface Leave {
  readonly kind: 'leave';
  readonly at: Anchor;
  readonly delay: Time;
}

/** Something lights up. */
export interface Glow {
  readonly kind: 'glow';
  readonly at: Anchor;
  /** The `data-colour` of the light. */
  readonly colour: string;
  /** How much larger than its place the light is; 1 if left out. */
  readonly scale?: number;
  readonly delay: Time;
}

/** Points won or lost rise beside a score. */
export interface Points {
  readonly kind: 'points';
  readonly at: Anchor;
  readonly points: number;
  readonly delay: Time;
}

export type Motion<Piece> = Flight<Piece> | Tumble<Piece> | Flip | Leave | Glow | Points;

const LENGTHS: Readonly<Record<Motion<unknown>['kind'], Time>> = {
  flight: FLIGHT,
  tumble: 620,
  flip: 300,
  leave: 300,
  glow: 700,
  points: 900,
};

export const lengthOf = ({ kind }: Motion<unknown>): Time => LENGTHS[kind];

/** The time at which the last piece lands. */
export const landingOf = (motions: readonly Motion<unknown>[]): Time =>
  Math.max(0, ...motions.filter((motion) => 'to' in motion).map((motion) => motion.delay + lengthOf(motion)));
