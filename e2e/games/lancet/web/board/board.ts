/** The interface of the board, which knows no rules. */
import type { Colour, SeatView, SetShard } from '#games/lancet';

/** A shard in the hand; equal shards differ in their index. */
export interface Spot {
  readonly at: number;
  readonly colour: Colour;
}

export interface Touch {
  readonly legal: (spot: Spot) => boolean;
  readonly chosen: (spot: Spot) => boolean;
  /** Also called for illegal spots, so that the refusal can be explained. */
  readonly ontouch: (spot: Spot) => void;
}

export interface Player {
  readonly name: string;
  /** The player's level; empty for people. */
  readonly level?: string | undefined;
}

/** All places of a seat's lancet, from the bottom up; undefined where nothing is set yet. */
export const placesOf = ({ lancet }: SeatView, rounds: number): readonly (SetShard | undefined)[] =>
  Array.from({ length: rounds }, (_, place) => lancet[place]);

/** The shard that waits to be revealed: its colour, or null if the viewer may not see it; undefined if there is none. */
export const waitingAt = ({ hasChosen, chosen }: SeatView): Colour | null | undefined =>
  hasChosen ? chosen : undefined;

/** Each emblem in a square from −50 to 50. */
export const EMBLEMS: Readonly<Record<Colour, string>> = {
  ruby: 'M0 -46 L40 0 L0 46 L-40 0 Z',
  amber: 'M-40 0 A40 40 0 1 1 40 0 A40 40 0 1 1 -40 0 Z',
  jade: 'M0 -44 L46 36 H-46 Z',
  azure: 'M-36 -36 H36 V36 H-36 Z',
};
