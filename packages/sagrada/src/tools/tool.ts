/** The contract of a tool: one short file each, on top of the code that families of tools share. */
import type { Codes } from '@leadlight/core';
import { addForCells, firstField, firstOf, secondOf } from '../codes.ts';
import type { Trace } from '../consequences.ts';
import { DICE, kindsOf } from '../dice.ts';
import { CELLS, lowest } from '../grid.ts';
import { spacesFor, whyNotPlace, type Law } from '../placement.ts';
import type { Position } from '../position.ts';
import { refuse, type Reason, type Rule } from '../reasons.ts';
import { isFirstTurn } from '../turns.ts';
import type { ToolId } from '../vocabulary.ts';
import { putDie, type Window } from '../window.ts';
import type { ToolField } from './fields.ts';

/** A tool in a turn, with the pool after the tool is paid for. */
export interface Bench {
  readonly position: Position;
  /** The window of the seat to move. */
  readonly window: Window;
  readonly pool: readonly number[];
}

export interface Tool<Fields extends readonly ToolField[] = readonly ToolField[]> {
  /** The rule that describes its effect. */
  readonly rule: Rule;
  /** What the player chooses to use it, in order. */
  readonly fields: Fields;
  /** The reasons why this is not the moment for the tool, whatever it would be used on. */
  readonly untimely: (position: Position) => readonly Reason[];
  /** Adds every way to use it to `base`, which holds its kind and payment. */
  list(bench: Bench, base: number, into: Codes): void;
  /** The reasons why it cannot be used in this way. */
  why(bench: Bench, code: number): readonly Reason[];
  /** Carries out its effect. It is already paid for. */
  apply(position: Position, code: number, trace: Trace): void;
}

/** A tool with the exact list of its fields, from which the type of its events follows. */
export const declareTool = <const Fields extends readonly ToolField[]>(declared: Tool<Fields>): Tool<Fields> =>
  declared;

const FINE: readonly Reason[] = [];

/** G-31: these tools are the turn's draft. The reasons are made once, because every list of moves asks for them. */
export function beforeDrafting(tool: ToolId): (position: Position) => readonly Reason[] {
  const late = [refuse('tool-after-draft', { tool })];
  return (position) => (position.drafted ? late : FINE);
}

/** G-32: before or after drafting. */
export const anyTime = (): readonly Reason[] => FINE;

const HAMMER_FIRST_TURN = [refuse('hammer-first-turn', {})];
const HAMMER_AFTER_DRAFT = [refuse('hammer-after-draft', {})];

/** G-39: only in the second turn, before drafting. */
export function secondTurnBeforeDrafting(position: Position): readonly Reason[] {
  if (isFirstTurn(position)) return HAMMER_FIRST_TURN;
  return position.drafted ? HAMMER_AFTER_DRAFT : FINE;
}

const PLIERS_SECOND_TURN = [refuse('pliers-second-turn', {})];
const PLIERS_BEFORE_DRAFT = [refuse('pliers-before-draft', {})];

/** G-40, G-87: only in the first turn, after drafting. */
export function firstTurnAfterDrafting(position: Position): readonly Reason[] {
  if (!isFirstTurn(position)) return PLIERS_SECOND_TURN;
  return position.drafted ? FINE : PLIERS_BEFORE_DRAFT;
}

/** G-20: the die must be in the pool; G-91: a die that pays for the tool cannot be drafted as well. */
export function whyNotTake(bench: Bench, die: number): readonly Reason[] {
  if (bench.pool.includes(die)) return FINE;
  return [refuse('not-in-pool', { die: DICE[die] }, bench.position.pool.includes(die) ? 'G-91' : 'G-20')];
}

/** Takes the first equal die out of the pool. */
export function takeFromPool(position: Position, die: number, rule: Rule, trace: Trace): void {
  trace?.push({ type: 'taken', rule, seat: position.seat, die: DICE[die] });
  removeFirst(position.pool, die);
}

/** The pool is short and every turn takes from it: a loop, since splice creates a list of the removed items. */
function removeFirst(dice: number[], die: number): void {
  let at = 0;
  while (at < dice.length && dice[at] !== die) at++;
  for (; at < dice.length - 1; at++) dice[at] = dice[at + 1];
  dice.pop();
}

/** Places a die from the hand in the window. */
export function place(position: Position, die: number, cell: number, rule: Rule, trace: Trace): void {
  const seat = position.seat;
  putDie(position.windows[seat], die, cell);
  trace?.push({ type: 'placed', rule, seat, die: DICE[die], cell: CELLS[cell] });
}

/** G-31: the reasons why the die taken, changed into `made`, cannot be placed where the code says. */
export function whyNotDraft(bench: Bench, code: number, made: number, law: Law): readonly Reason[] {
  const missing = whyNotTake(bench, firstOf(code));
  if (missing.length > 0) return missing;
  return whyNotPlace(bench.window, made, secondOf(code), law);
}

/** The different dice that can be taken, as a set of bits. */
export const takeable = (bench: Bench): number => kindsOf(bench.pool);

/** The effect of a tool that does not change a die. */
export const asItIs = (die: number): number => die;

/** Adds every die that can be taken, on every space that fits the die as the tool makes it. */
export function listMade(bench: Bench, base: number, into: Codes, make: (die: number) => number, law: Law): void {
  for (let rest = takeable(bench); rest !== 0; rest &= rest - 1) {
    const die = lowest(rest);
    addForCells(into, base | firstField(die), spacesFor(bench.window, make(die), law));
  }
}

/** G-31: takes the die, turns it to another value, and places it: all one draft. */
export function draftTurned(
  position: Position,
  code: number,
  made: number,
  tool: ToolId,
  rule: Rule,
  trace: Trace,
): void {
  const die = firstOf(code);
  takeFromPool(position, die, 'G-31', trace);
  trace?.push({ type: 'turned', rule, seat: position.seat, tool, from: DICE[die], to: DICE[made] });
  place(position, made, secondOf(code), 'G-31', trace);
  position.drafted = true;
}
