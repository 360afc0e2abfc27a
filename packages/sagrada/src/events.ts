/**
 * Everything that can happen in a game of Sagrada, in the form of a record. A field may be null if it was hidden when a
 * viewer got the event; full records have no null and no reveal.
 */
import type { AnyMove, Seat } from '@leadlight/core';
import type { Chosen } from './tools/fields.ts';
import type { KindsOf } from './tools/index.ts';
import type { Cell, Colour, Die, ObjectiveId, PatternId, ToolId, Value } from './vocabulary.ts';

interface Happening {
  readonly by?: string;
}

/** Chance: objectives, tools, window cards and start (G-03 to G-07). */
export interface Setup extends Happening {
  readonly type: 'setup';
  readonly start: Seat;
  /** The private objectives of each seat: one, or two in solo. */
  readonly private: readonly (readonly Colour[] | null)[];
  readonly public: readonly ObjectiveId[];
  readonly tools: readonly ToolId[];
  /** The 4 patterns that each seat can choose from: 2 cards, both sides. */
  readonly offers: readonly (readonly PatternId[] | null)[];
}

/** Decision: the window pattern (G-04). */
export interface Choose extends AnyMove {
  readonly type: 'choose';
  readonly pattern: PatternId | null;
}

/** Chance: the draft pool of a round (G-11). */
export interface Roll extends Happening {
  readonly type: 'roll';
  readonly round: number;
  readonly dice: readonly Die[];
}

/** Decision: a plain draft (G-20). */
export interface Place extends AnyMove {
  readonly type: 'place';
  readonly die: Die;
  readonly cell: Cell;
}

interface UseTool<Id extends ToolId> extends AnyMove {
  readonly type: 'tool';
  readonly tool: Id;
  /** Solo: the die paid for the tool (G-64). */
  readonly pay?: Die;
}

type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

/** Decision: a tool, with the fields that it declares (G-30 to G-44). */
export type Use<Id extends ToolId = ToolId> = {
  readonly [Each in Id]: UseTool<Each> & All<Chosen[KindsOf<Each>]>;
}[Id];

/** Chance: the dice after the re-roll: one for the flux brush, the whole pool for the hammer. */
export interface Rerolled extends Happening {
  readonly type: 'rerolled';
  readonly dice: readonly Die[];
}

/** Chance: the die that the flux remover drew from the bag. */
export interface Drawn extends Happening {
  readonly type: 'drawn';
  readonly colour: Colour;
}

/** Decision: the target of a flux tool's die; without a cell, the pool. */
export interface Settle extends AnyMove {
  readonly type: 'settle';
  readonly cell?: Cell;
  /** Flux remover: the chosen value. */
  readonly value?: Value;
}

/** Decision: the turn is over. */
export interface Done extends AnyMove {
  readonly type: 'done';
}

/** Final scoring follows (G-50). */
export interface End extends Happening {
  readonly type: 'end';
}

/** The game ends without a result. */
export interface Abandoned extends Happening {
  readonly type: 'abandoned';
}

/** A reveal: information that a viewer did not have before. */
export interface Reveal extends Happening {
  readonly type: 'reveal';
  readonly offers?: readonly (readonly PatternId[])[];
  /** Null for a seat that never chose. */
  readonly patterns?: readonly (PatternId | null)[];
  readonly private?: readonly (readonly Colour[])[];
}

export type Move = Choose | Place | Use | Settle | Done;
export type Event = Setup | Roll | Rerolled | Drawn | Move | End | Abandoned | Reveal;
