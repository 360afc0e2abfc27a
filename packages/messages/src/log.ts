/**
 * The log. A turn is one short line after its player's name, so no part of it needs a subject: “2 yellow from display 3
 * → strip 7, 1 broke”. The same facts follow in sentences. Places count from 0 here and from 1 in texts.
 */
import type { Seat } from '@leadlight/core';
import type { Cell, Colour as DieColour, Die, ToolId } from '@leadlight/sagrada';
import type { Colour, Frame, Source } from '@leadlight/sintra';
import type { Context } from './catalogue.ts';

/** The panes that a player takes, and their fate. */
export interface Taken {
  readonly seat: Seat;
  readonly from: Source;
  readonly colour: Colour;
  readonly count: number;
  /** The strip they go to, and how many of them fit; null if all of them break. */
  readonly slot: number | null;
  readonly placed: number;
}

export interface SintraLogTexts {
  readonly setUp: string;
  readonly bonusColour: (colour: Colour) => string;
  readonly roundOver: (round: number) => string;
  /** The glazier moves back to the strip that follows. */
  readonly glazier: string;
  /** The completed strip or window, after an arrow. */
  readonly stripDone: (slot: number) => string;
  readonly windowDone: (slot: number) => string;
  /** All points of the turn together. */
  readonly won: (points: number) => string;
  readonly lost: (points: number) => string;
  readonly broke: (panes: number) => string;
  readonly tile: string;
  /** The final score. */
  readonly total: (points: number) => string;
  /** From here on, sentences: only the first of a turn has the player as its subject. */
  readonly took: (taken: Taken, context: Context) => string;
  readonly tookTile: string;
  readonly panesBroke: (panes: number) => string;
  readonly pointsLost: (points: number) => string;
  readonly stripIsDone: (slot: number) => string;
  readonly windowIsDone: (slot: number) => string;
  readonly kept: (colour: Colour, frame: Frame) => string;
  readonly bonusScored: (points: number) => string;
  /** `right` is the share of the windows to its right. */
  readonly windowScored: (slot: number, points: number, own: number, right: number) => string;
}

export interface SagradaLogTexts {
  readonly dealt: string;
  readonly windowsShown: string;
  readonly privatesShown: string;
  readonly roundOver: (round: number) => string;
  /** The dice left in the draft pool: a few by name, many as a number. They go to the round track. */
  readonly leftOver: (dice: readonly Die[]) => string;
  readonly track: string;
  /** The player chose a window that the reader may not know yet. */
  readonly chosen: string;
  readonly tokens: (count: number) => string;
  readonly die: (die: Die) => string;
  /** The new value of a die, after an arrow. */
  readonly value: (die: Die) => string;
  /** A tool by its name, with its price. */
  readonly tool: (name: string, tokens: number) => string;
  readonly toolForDie: (name: string, die: Die) => string;
  readonly poolRolled: string;
  /** A die from the bag whose value is still to be chosen. */
  readonly drawn: (colour: DieColour) => string;
  readonly passed: string;
  readonly skipped: string;
  /** The final score. */
  readonly total: (points: number) => string;
  /** From here on, sentences for a turn whose player has already been named. */
  readonly placed: (die: Die, cell: Cell) => string;
  readonly tokensPaid: (tool: ToolId, tokens: number) => string;
  readonly diePaid: (tool: ToolId, die: Die) => string;
}
