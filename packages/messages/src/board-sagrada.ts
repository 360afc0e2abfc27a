/** What is written on the board of Sagrada, and what is read aloud of it. */
import type { Cell, Colour, Die, Printed } from '@leadlight/sagrada';

/** A space of a window as it looks. */
export interface SpaceLook {
  readonly cell: Cell;
  readonly printed: Printed;
  readonly die: Die | null;
  /** No die at all could fill it any more. */
  readonly impossible: boolean;
}

export type TurnState = 'over' | 'now' | 'ahead' | 'skipped';

export interface SagradaBoardTexts {
  readonly pool: string;
  readonly die: (die: Die) => string;
  /** Solo: a die that is chosen to pay for a tool. */
  readonly paying: (die: Die) => string;
  readonly dice: (dice: readonly Die[]) => string;
  /** The die of a tool that waits to be settled. */
  readonly hand: (die: Die) => string;
  /** The same, before its value is chosen. */
  readonly handColour: (colour: Colour) => string;
  readonly faces: string;
  readonly track: string;
  readonly trackSpace: (round: number, dice: readonly Die[]) => string;
  /** A space of the track, one of whose dice can be chosen now. */
  readonly trackOpen: (space: string) => string;
  readonly trackNow: (round: number) => string;
  readonly trackAhead: (round: number) => string;
  readonly turnOrder: string;
  readonly turn: (name: string, state: TurnState) => string;
  readonly yourWindow: (pattern: string) => string;
  readonly window: (name: string, pattern: string) => string;
  readonly players: string;
  readonly noWindow: string;
  readonly space: (look: SpaceLook) => string;
  readonly filled: (dice: number, spaces: number) => string;
  readonly tokens: (count: number) => string;
  readonly objectives: string;
  readonly tools: string;
  readonly soFar: (points: number) => string;
  readonly price: (tokens: number) => string;
  readonly priceDie: (colour: Colour) => string;
  readonly tokensOn: (count: number) => string;
  readonly spent: string;
  readonly secret: string;
  readonly cover: string;
  readonly uncover: string;
  /** Of somebody who is watched. */
  readonly private: string;
  /** Solo: private objectives lie open. */
  readonly privates: string;
  readonly target: string;
  /** All points of a player as they stand. */
  readonly total: (points: number) => string;
  readonly offers: string;
  readonly difficulty: (tokens: number) => string;
  /** A pattern on offer, as it is read aloud. */
  readonly offer: (pattern: string, tokens: number) => string;
  readonly enlarge: (name: string) => string;
  /** `window` says whose it is, and its pattern. */
  readonly enlargeWindow: (window: string, dice: number, spaces: number) => string;
  readonly close: string;
}
