/** What a considered turn would change for its player: points by objective, lines, and spaces that it spoils. */
import type { Seat } from '@leadlight/core';
import { KINDS } from './dice.ts';
import { CELLS, countCells, listCells, lowest } from './grid.ts';
import { OBJECTIVES, VARIETIES, type Line, type Variety } from './objectives.ts';
import { deadSpaces, fitsOf, PLAIN, spacesWithin } from './placement.ts';
import type { Position } from './position.ts';
import { breakdownOf, type Breakdown } from './scoring.ts';
import type { Cell, Colour, ObjectiveId, Value } from './vocabulary.ts';
import type { Window } from './window.ts';

/**
 * A line scores, can still score if nothing in it moves, or can't any more: a mark repeats, or an empty space takes only
 * dice that would repeat one.
 */
export type LineState = 'full' | 'open' | 'lost';

/** A line that matters to a variety objective of the game. */
export interface LineOutlook {
  readonly objective: ObjectiveId;
  readonly line: Line;
  /** The mark that must not repeat. */
  readonly by: 'colour' | 'value';
  readonly was: LineState;
  readonly is: LineState;
  /** The last empty space of an open line, and the colours or values that complete it; null if it has more. */
  readonly last: { readonly cell: Cell; readonly takes: readonly (Colour | Value)[] } | null;
}

export interface Outlook {
  /** The changes in the player's points. */
  readonly points: Breakdown;
  /** Lines that gained or lost a die or the chance to score; those with a single die, which say little, are left out. */
  readonly lines: readonly LineOutlook[];
  /** Empty spaces that no die fits any more, and those that one fits again. */
  readonly spoiled: readonly Cell[];
  readonly mended: readonly Cell[];
}

/** The same player before and after some moves of a turn. Unknown private objectives count nothing. */
export function outlookOf(before: Position, after: Position, seat: Seat): Outlook {
  const [was, is] = [before.windows[seat], after.windows[seat]];
  const [dead, deadNow] = [deadSpaces(was), deadSpaces(is)];
  return {
    points: change(breakdownOf(before, seat), breakdownOf(after, seat)),
    lines: linesOf(after, was, is),
    spoiled: listCells(deadNow & ~dead),
    mended: listCells(dead & ~deadNow & ~is.taken),
  };
}

const change = (was: Breakdown, is: Breakdown): Breakdown => ({
  public: is.public.map((points, at) => points - was.public[at]),
  private: is.private - was.private,
  tokens: is.tokens - was.tokens,
  empty: is.empty - was.empty,
  total: is.total - was.total,
});

/** The dealt objectives about varied lines, with their lines. */
function linesOf(after: Position, was: Window, is: Window): LineOutlook[] {
  if (was.pattern < 0) return [];
  const varieties: Readonly<Partial<Record<ObjectiveId, Variety>>> = VARIETIES;
  return after.objectives.flatMap((index) => {
    const { id } = OBJECTIVES[index];
    const variety = varieties[id];
    return variety === undefined ? [] : newsOf(id, variety, was, is);
  });
}

function newsOf(objective: ObjectiveId, variety: Variety, was: Window, is: Window): LineOutlook[] {
  const changed = changedCells(was, is);
  return variety.lines.flatMap((line, at) => {
    const mask = variety.masks[at];
    const [state, now] = [stateOf(was, mask, variety), stateOf(is, mask, variety)];
    const isNews = state !== now || ((mask & changed) !== 0 && countCells(mask & is.taken) > 1);
    const last = lastOf(is, mask, variety);
    return isNews ? [{ objective, line, by: variety.marks.kind, was: state, is: now, last }] : [];
  });
}

const changedCells = (was: Window, is: Window): number =>
  was.sets.reduce((cells, set, at) => cells | (set ^ is.sets[at]), 0);

/** G-51: full and without a repeat, or on the way there. */
function stateOf(window: Window, line: number, variety: Variety): LineState {
  if (variety.marks.sets(window).some((set) => countCells(set & line) > 1)) return 'lost';
  const empty = line & ~window.taken;
  if (empty === 0) return 'full';
  const spaces = fitting(window, line, variety).reduce((cells, [, fits]) => cells | fits, 0);
  return spaces === empty ? 'open' : 'lost';
}

/** For each die that repeats no mark of the line, the line's empty spaces that it fits (G-23, G-24). */
function fitting(window: Window, line: number, { marks }: Variety): (readonly [die: number, cells: number])[] {
  const sets = marks.sets(window);
  const fits = fitsOf(window, PLAIN);
  const dice = Array.from({ length: KINDS }, (_, die) => die).filter((die) => (sets[marks.of(die)] & line) === 0);
  return dice.map((die) => [die, spacesWithin(window, die, line & ~window.taken, fits)]);
}

function lastOf(window: Window, line: number, variety: Variety): LineOutlook['last'] {
  const empty = line & ~window.taken;
  if (countCells(empty) !== 1 || stateOf(window, line, variety) !== 'open') return null;
  const { names, of } = variety.marks;
  const taken = new Set(fitting(window, line, variety).flatMap(([die, cells]) => (cells === 0 ? [] : [of(die)])));
  const takes: readonly (Colour | Value)[] = names;
  return { cell: CELLS[lowest(empty)], takes: takes.filter((_, at) => taken.has(at)) };
}
