/**
 * Tools that move dice within the window (G-32): one after the other, so that the second sees the first in its place
 * (G-83).
 */
import type { Codes } from '@leadlight/core';
import {
  FIELD_NONE,
  firstField,
  firstOf,
  fourthField,
  fourthOf,
  secondField,
  secondOf,
  thirdField,
  thirdOf,
} from '../codes.ts';
import type { Trace } from '../consequences.ts';
import { DICE, NONE } from '../dice.ts';
import { CELLS, lowest } from '../grid.ts';
import { spacesFor, whyNotPlace, type Law } from '../placement.ts';
import type { Position } from '../position.ts';
import { refuse, type Reason, type Rule } from '../reasons.ts';
import { copyWindow, dieAt, liftDie, putDie, type Window } from '../window.ts';
import type { FieldOfKind } from './fields.ts';
import type { Bench, Tool } from './tool.ts';

interface Moving {
  readonly rule: Rule;
  readonly law: Law;
  /** How many dice it moves. */
  readonly least: 1 | 2;
  readonly most: 1 | 2;
  readonly untimely: (position: Position) => readonly Reason[];
  /** The cells whose dice may be moved, given the first die moved (or NONE). */
  movable(bench: Bench, first: number): number;
  /** The reasons why these dice may not be moved together; `second` is NONE for a single move. */
  whyNotThese(bench: Bench, first: number, second: number): readonly Reason[];
}

/** G-82: a lifted die touches a die other than itself, and does not return to its own space. */
function targets(window: Window, die: number, from: number, law: Law): number {
  liftDie(window, die, from);
  const cells = spacesFor(window, die, law) & ~(1 << from);
  putDie(window, die, from);
  return cells;
}

function listSingles(bench: Bench, tool: Moving, base: number, into: Codes): void {
  const { window } = bench;
  for (let rest = tool.movable(bench, NONE); rest !== 0; rest &= rest - 1) {
    const from = lowest(rest);
    const move = base | firstField(from) | thirdField(FIELD_NONE) | fourthField(FIELD_NONE);
    const cells = targets(window, dieAt(window, from), from, tool.law);
    for (let to = cells; to !== 0; to &= to - 1) into.add(move | secondField(lowest(to)));
  }
}

/** Tries every first move in the window itself, and undoes it. */
function listPairs(bench: Bench, tool: Moving, base: number, into: Codes): void {
  const { window } = bench;
  for (let rest = tool.movable(bench, NONE); rest !== 0; rest &= rest - 1) {
    const from = lowest(rest);
    const die = dieAt(window, from);
    for (let cells = targets(window, die, from, tool.law); cells !== 0; cells &= cells - 1) {
      const to = lowest(cells);
      liftDie(window, die, from);
      putDie(window, die, to);
      listSeconds(bench, tool, die, base | firstField(from) | secondField(to), into);
      liftDie(window, die, to);
      putDie(window, die, from);
    }
  }
}

/** G-36: the second die is not the first, which now lies where `move` took it. */
function listSeconds(bench: Bench, tool: Moving, first: number, move: number, into: Codes): void {
  const { window } = bench;
  for (let rest = tool.movable(bench, first) & ~(1 << secondOf(move)); rest !== 0; rest &= rest - 1) {
    const from = lowest(rest);
    const cells = targets(window, dieAt(window, from), from, tool.law);
    for (let to = cells; to !== 0; to &= to - 1) into.add(move | thirdField(from) | fourthField(lowest(to)));
  }
}

/** The reasons to refuse one move in this window, after the moves before it. */
function whyNotMove(window: Window, from: number, to: number, law: Law): readonly Reason[] {
  const die = dieAt(window, from);
  if (die === NONE) return [refuse('no-die-there', { cell: CELLS[from] })];
  if (from === to) return [refuse('own-space', { cell: CELLS[from] })];
  liftDie(window, die, from);
  const reasons = whyNotPlace(window, die, to, law);
  putDie(window, die, from);
  return reasons;
}

function whySecond(bench: Bench, tool: Moving, code: number): readonly Reason[] {
  if (thirdOf(code) === FIELD_NONE) return [];
  const window = copyWindow(bench.window);
  moveDie(window, firstOf(code), secondOf(code));
  const same = thirdOf(code) === secondOf(code) ? [refuse('same-die', { cell: CELLS[thirdOf(code)] }, tool.rule)] : [];
  return [...same, ...whyNotMove(window, thirdOf(code), fourthOf(code), tool.law)];
}

function moveDie(window: Window, from: number, to: number): number {
  const die = dieAt(window, from);
  liftDie(window, die, from);
  putDie(window, die, to);
  return die;
}

/** The dice that a code refers to, as they lie before the first is moved. */
function diceMoved(window: Window, code: number): readonly [number, number] {
  return [dieAt(window, firstOf(code)), thirdOf(code) === FIELD_NONE ? NONE : dieAt(window, thirdOf(code))];
}

function applyMove(position: Position, tool: Moving, from: number, to: number, trace: Trace): void {
  const seat = position.seat;
  const die = moveDie(position.windows[seat], from, to);
  trace?.push({ type: 'moved', rule: tool.rule, seat, die: DICE[die], from: CELLS[from], to: CELLS[to] });
}

/** The only choice of a moving tool. */
type MovesOnly = readonly [FieldOfKind<'moves'>];

export function movingTool(tool: Moving): Tool<MovesOnly> {
  const { least, most } = tool;
  return {
    rule: tool.rule,
    fields: [{ kind: 'moves', least, most }],
    untimely: tool.untimely,
    list(bench, base, into) {
      if (least === 1) listSingles(bench, tool, base, into);
      if (most === 2) listPairs(bench, tool, base, into);
    },
    why(bench, code) {
      const first = whyNotMove(bench.window, firstOf(code), secondOf(code), tool.law);
      if (first.length > 0) return first;
      return [...tool.whyNotThese(bench, ...diceMoved(bench.window, code)), ...whySecond(bench, tool, code)];
    },
    apply(position, code, trace) {
      applyMove(position, tool, firstOf(code), secondOf(code), trace);
      if (thirdOf(code) !== FIELD_NONE) applyMove(position, tool, thirdOf(code), fourthOf(code), trace);
    },
  };
}

/** Any die of the window, with any other. */
export const anyDice = {
  movable: (bench: Bench): number => bench.window.taken,
  whyNotThese: (): readonly Reason[] => [],
};
