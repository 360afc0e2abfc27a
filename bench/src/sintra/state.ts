import type { Colour, StripSide } from './components.ts';

/** A strip on a palace board. */
export interface Strip {
  /** Index in the list of strips. */
  id: number;
  /** The side that is up. */
  side: StripSide;
  /** The pane on each space, top to bottom; `null` is an empty space. */
  panes: (Colour | null)[];
}

export interface Player {
  /** Left to right; `null` where the window below is complete and the strip is gone. */
  strips: (Strip | null)[];
  /** The panes of each window, top one first. */
  windows: Colour[][];
  /** The slot below the glazier. */
  glazier: number;
  /** The step on the broken glass track. */
  glass: number;
  /** Points lost on the broken glass track so far. */
  lost: number;
  score: number;
}

export type PalaceSide = 'A' | 'B';

/** The state that boardgame.io calls `G`. */
export interface SintraState {
  side: PalaceSide;
  /** In drawing order, the last one first. */
  bag: Colour[];
  tower: Colour[];
  /** One pane per round left; the first is this round's colour. */
  indicator: Colour[];
  displays: Colour[][];
  centre: Colour[];
  tileInCentre: boolean;
  /** The seat that starts the next round: the holder of the tile or, while it lies in the centre, its last holder. */
  starter: number;
  /** By boardgame.io's player id. */
  players: Record<string, Player>;
}

/** The source of a pick: a display by its index, or the centre. */
export type Source = number | 'centre';

/** Everything a player decides when advancing a pattern. */
export interface Pick {
  from: Source;
  colour: Colour;
  /** The slot of the strip; `null` when all panes break. */
  slot: number | null;
  /** How many of the panes go onto joker spaces. */
  jokers: number;
  /** The pane to keep when the strip is completed, otherwise `null`. */
  keep: Colour | null;
}

/** The options of a new match. */
export interface SintraOptions {
  side?: PalaceSide;
  /** The starting seat; random by default. */
  start?: number;
}
