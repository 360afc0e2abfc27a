/** Texts on the Sagrada board, and its descriptions for screen readers. */
import type { Cell, Colour, Die, Printed } from '@leadlight/sagrada';

/** The look of a space in a window. */
export interface SpaceLook {
  readonly cell: Cell;
  readonly printed: Printed;
  readonly die: Die | null;
  /** True if no die can fill it any more. */
  readonly impossible: boolean;
}

export type TurnState = 'over' | 'now' | 'ahead' | 'skipped';

export interface SagradaBoardTexts {
  readonly pool: string;
  readonly die: (die: Die) => string;
  /** Solo: a die chosen to pay for a tool. */
  readonly paying: (die: Die) => string;
  readonly dice: (dice: readonly Die[]) => string;
  /** The die that a tool is working on. */
  readonly hand: (die: Die) => string;
  /** The same, before its value is chosen. */
  readonly handColour: (colour: Colour) => string;
  readonly faces: string;
  readonly track: string;
  readonly trackSpace: (round: number, dice: readonly Die[]) => string;
  /** A space of the track with a die that can be chosen now. */
  readonly trackOpen: (space: string) => string;
  readonly trackNow: (round: number) => string;
  readonly trackAhead: (round: number) => string;
  readonly turnOrder: string;
  readonly turn: (name: string, state: TurnState) => string;
  readonly yourWindow: (pattern: string) => string;
  readonly window: (name: string, pattern: string) => string;
  readonly players: string;
  readonly noWindow: string;
  /** A row of a window on offer, in few words. */
  readonly offerRow: (row: string, spaces: readonly Printed[]) => string;
  /** What a space takes or holds, in few words. */
  readonly spaceInShort: (look: Omit<SpaceLook, 'impossible'>) => string;
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
  /** Over another player's card. */
  readonly private: string;
  /** Solo: both private objectives are face up. */
  readonly privates: string;
  readonly target: string;
  /** Solo: the target before any dice lie on the round track. */
  readonly targetGrows: string;
  /** A player's points from everything, if the game ended now. */
  readonly total: (points: number) => string;
  readonly ifNow: string;
  /** A change in points. */
  readonly change: (points: number) => string;
  readonly offers: string;
  readonly difficulty: (tokens: number) => string;
  /** A pattern on offer, for screen readers. */
  readonly offer: (pattern: string, tokens: number) => string;
  readonly enlarge: (name: string) => string;
  /** `window` names the player and the pattern. */
  readonly enlargeWindow: (window: string, dice: number, spaces: number) => string;
  readonly close: string;
}
