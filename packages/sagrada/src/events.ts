/**
 * Everything that can happen in a game of Sagrada, in the form of a record. A field may be null if it was hidden when a
 * viewer got the event; full records have no null and no reveal.
 */
import type { AnyMove, Seat } from '@leadlight/core';
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

export interface WindowMove {
  readonly from: Cell;
  readonly to: Cell;
}

interface UseTool<Id extends ToolId> extends AnyMove {
  readonly type: 'tool';
  readonly tool: Id;
  /** Solo: the die paid for the tool (G-64). */
  readonly pay?: Die;
}

/** Tools whose die is placed at once (G-40 to G-42). */
export interface UsePlacing extends UseTool<'grinding-stone' | 'cork-backed-straightedge' | 'running-pliers'> {
  readonly die: Die;
  readonly cell: Cell;
}

export interface UseGrozingPliers extends UseTool<'grozing-pliers'> {
  readonly die: Die;
  /** The new value. */
  readonly value: Value;
  readonly cell: Cell;
}

export interface UseLensCutter extends UseTool<'lens-cutter'> {
  readonly die: Die;
  /** The round whose space on the track holds the other die. */
  readonly round: number;
  readonly track: Die;
  readonly cell: Cell;
}

/** Tools that move dice within the window (G-32). */
export interface UseMoving extends UseTool<'eglomise-brush' | 'copper-foil-burnisher' | 'lathekin' | 'tap-wheel'> {
  readonly moves: readonly WindowMove[];
}

/** Tools that take a die, to be settled after chance (G-38, G-43). */
export interface UseFlux extends UseTool<'flux-brush' | 'flux-remover'> {
  readonly die: Die;
}

export type UseHammer = UseTool<'glazing-hammer'>;

export type Use = UsePlacing | UseGrozingPliers | UseLensCutter | UseMoving | UseFlux | UseHammer;

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
