/** The possible consequences of an event: everything that a preview, a log, an animation or an announcement needs. */
import type { Ranking, Seat } from '@leadlight/core';
import type { Rule } from './reasons.ts';
import type { Cell, Colour, Die, ObjectiveId, PatternId, ToolId } from './vocabulary.ts';

export type Consequence =
  /** The cards are dealt, and this seat will start. */
  | {
      readonly type: 'dealt';
      readonly rule: 'G-06' | 'G-60';
      readonly seat: Seat;
      readonly tools: readonly ToolId[];
      readonly public: readonly ObjectiveId[];
    }
  /** A seat chose its window; the pattern is null for viewers who may not know it yet. */
  | { readonly type: 'chosen'; readonly rule: 'G-04'; readonly seat: Seat; readonly pattern: PatternId | null }
  | { readonly type: 'tokens-received'; readonly rule: 'G-05'; readonly seat: Seat; readonly tokens: number }
  /** The windows of all seats are revealed. */
  | { readonly type: 'windows-shown'; readonly rule: 'G-99'; readonly patterns: readonly (PatternId | null)[] }
  | { readonly type: 'privates-shown'; readonly rule: 'G-03'; readonly private: readonly (readonly Colour[])[] }
  | {
      readonly type: 'rolled';
      readonly rule: 'G-11' | 'G-63';
      readonly round: number;
      readonly seat: Seat;
      readonly dice: readonly Die[];
    }
  | { readonly type: 'taken'; readonly rule: Rule; readonly seat: Seat; readonly die: Die }
  | { readonly type: 'placed'; readonly rule: Rule; readonly seat: Seat; readonly die: Die; readonly cell: Cell }
  | {
      readonly type: 'tokens-paid';
      readonly rule: 'G-30';
      readonly seat: Seat;
      readonly tool: ToolId;
      readonly tokens: number;
    }
  | { readonly type: 'die-paid'; readonly rule: 'G-64'; readonly seat: Seat; readonly tool: ToolId; readonly die: Die }
  /** The die in hand now shows another value. */
  | {
      readonly type: 'turned';
      readonly rule: Rule;
      readonly seat: Seat;
      readonly tool: ToolId;
      readonly from: Die;
      readonly to: Die;
    }
  /** The die in hand went to the track, in place of the one taken from there. */
  | {
      readonly type: 'swapped';
      readonly rule: 'G-37';
      readonly seat: Seat;
      readonly round: number;
      readonly from: Die;
      readonly to: Die;
    }
  | {
      readonly type: 'moved';
      readonly rule: Rule;
      readonly seat: Seat;
      readonly die: Die;
      readonly from: Cell;
      readonly to: Cell;
    }
  /** Dice were rolled again: their old and new values. */
  | {
      readonly type: 'rerolled';
      readonly rule: 'G-38' | 'G-39';
      readonly seat: Seat;
      readonly from: readonly Die[];
      readonly to: readonly Die[];
    }
  | { readonly type: 'bagged'; readonly rule: 'G-43'; readonly seat: Seat; readonly die: Die }
  | { readonly type: 'drawn'; readonly rule: 'G-43'; readonly seat: Seat; readonly colour: Colour }
  /** The die in hand went (back) to the pool. */
  | { readonly type: 'pooled'; readonly rule: 'G-38' | 'G-43'; readonly seat: Seat; readonly die: Die }
  | { readonly type: 'turn-ended'; readonly rule: 'G-13'; readonly seat: Seat; readonly passed: boolean }
  /** The seat's second turn of this round will be skipped. */
  | { readonly type: 'turn-forfeited'; readonly rule: 'G-40'; readonly seat: Seat }
  | { readonly type: 'turn-skipped'; readonly rule: 'G-40'; readonly seat: Seat }
  /** The rest of the pool lies on the round's space of the track. */
  | {
      readonly type: 'round-ended';
      readonly rule: 'G-14' | 'G-65';
      readonly round: number;
      readonly dice: readonly Die[];
    }
  | {
      readonly type: 'objective-scored';
      readonly rule: 'G-51' | 'G-52' | 'G-53';
      readonly seat: Seat;
      readonly objective: ObjectiveId;
      readonly times: number;
      readonly points: number;
    }
  | {
      readonly type: 'private-scored';
      readonly rule: 'G-54' | 'G-67';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly points: number;
    }
  | { readonly type: 'tokens-scored'; readonly rule: 'G-50'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'empty-scored';
      readonly rule: 'G-50' | 'G-67';
      readonly seat: Seat;
      readonly spaces: number;
      readonly points: number;
    }
  | { readonly type: 'ranked'; readonly rule: 'G-55'; readonly ranking: Ranking; readonly scores: readonly number[] }
  | {
      readonly type: 'target-met' | 'target-missed';
      readonly rule: 'G-68';
      readonly seat: Seat;
      readonly score: number;
      readonly target: number;
    }
  /** The game ended without a result. */
  | { readonly type: 'abandoned'; readonly rule: 'record' };

/** Collects consequences, if the caller wants them. */
export type Trace = Consequence[] | undefined;
