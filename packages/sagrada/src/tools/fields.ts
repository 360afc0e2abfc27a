/**
 * What a player chooses to use a tool. Each tool lists its fields once, in the order of choosing; the types of events,
 * their shapes, codes and notation, and the steps of a client all follow from that list.
 */
import type { Cell, Die, Value } from '../vocabulary.ts';

export type ToolField =
  /** The die taken from the pool. */
  | { readonly kind: 'die' }
  /** The value that it is turned to. */
  | { readonly kind: 'value' }
  /** The die on the round track that it is swapped with. */
  | { readonly kind: 'swap' }
  /** The space that the die goes to. */
  | { readonly kind: 'cell' }
  /** The dice moved within the window, at least and at most this many. */
  | { readonly kind: 'moves'; readonly least: 1 | 2; readonly most: 1 | 2 };

export const DIE = { kind: 'die' } as const;
export const VALUE = { kind: 'value' } as const;
export const SWAP = { kind: 'swap' } as const;
export const CELL = { kind: 'cell' } as const;

export interface WindowMove {
  readonly from: Cell;
  readonly to: Cell;
}

/** The fields in an event. */
export interface Chosen {
  readonly die: { readonly die: Die };
  readonly value: { readonly value: Value };
  /** `round` is the one whose space on the track holds the other die. */
  readonly swap: { readonly round: number; readonly track: Die };
  readonly cell: { readonly cell: Cell };
  readonly moves: { readonly moves: readonly WindowMove[] };
}

export type FieldKind = ToolField['kind'];
export type FieldOfKind<Kind extends FieldKind> = Extract<ToolField, { readonly kind: Kind }>;
