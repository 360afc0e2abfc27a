/** The end of the game: G-50, G-54, G-55, and the solo game's G-66 to G-68. */
import type { Ranking, Seat } from '@leadlight/core';
import type { Trace } from './consequences.ts';
import { colourIndex, NONE, valueOf } from './dice.ts';
import { ALL, cellIndex, countCells, listCells, SPACES } from './grid.ts';
import { OBJECTIVES } from './objectives.ts';
import { copyPosition, isSolo, type Position } from './position.ts';
import { VALUES, type Cell, type Colour } from './vocabulary.ts';
import { cellsOfColour, cellsOfValue, dieAt, liftDie, type Window } from './window.ts';

export interface Breakdown {
  /** For each public objective, as dealt (G-51 to G-53). */
  readonly public: readonly number[];
  /** G-54; in solo the better of the two (G-67). */
  readonly private: number;
  /** 1 per Favor token left. */
  readonly tokens: number;
  /** The cost of empty spaces, never more than 0. */
  readonly empty: number;
  readonly total: number;
}

export interface Result {
  readonly scores: readonly number[];
  readonly ranking: Ranking;
  readonly breakdown: readonly Breakdown[];
  /** Solo: the score to beat (G-66), and whether the player beat it (G-68). */
  readonly target?: number;
  readonly won?: boolean;
}

/** G-54: the sum of the values of all dice of the colour. */
export function privatePoints(window: Window, colour: Colour): number {
  const own = cellsOfColour(window, colourIndex(colour));
  return VALUES.reduce((sum, value) => sum + value * countCells(own & cellsOfValue(window, value)), 0);
}

/** G-67: in solo only the better of the two private objectives counts. Of two equal ones, the first. */
function bestPrivate(position: Position, seat: Seat): { readonly colour: Colour | null; readonly points: number } {
  const window = position.windows[seat];
  return (position.privates[seat] ?? [])
    .map((colour) => ({ colour, points: privatePoints(window, colour) }))
    .reduce((best, next) => (best.colour === null || next.points > best.points ? next : best), {
      colour: null as Colour | null,
      points: 0,
    });
}

const emptySpaces = (window: Window): number => SPACES - countCells(window.taken);

/** G-50, G-67: each empty space costs 1, in solo 3. */
export const costOfEmpty = (position: Position): number => (isSolo(position) ? 3 : 1);

const emptyPoints = (position: Position, window: Window): number => {
  const lost = costOfEmpty(position) * emptySpaces(window);
  return lost === 0 ? 0 : -lost;
};

/** The seat's current points; an unknown private objective counts nothing. */
export function breakdownOf(position: Position, seat: Seat): Breakdown {
  const window = position.windows[seat];
  const objectives = position.objectives.map((index) => OBJECTIVES[index].points * OBJECTIVES[index].times(window));
  const own = bestPrivate(position, seat).points;
  const empty = emptyPoints(position, window);
  const total = objectives.reduce((sum, points) => sum + points, own + window.tokens + empty);
  return { public: objectives, private: own, tokens: window.tokens, empty, total };
}

/** Spaces of a window that gave or cost points together. */
export interface Scored {
  readonly cells: readonly Cell[];
  readonly points: number;
}

/** The spaces behind a seat's points, without its Favor tokens. */
export interface ScoredSpaces {
  /** For each public objective, as dealt: the dice that met it, each time. */
  readonly public: readonly (readonly Scored[])[];
  /** The dice of the private objective that counts. */
  readonly private: readonly Scored[];
  readonly empty: readonly Scored[];
}

/** G-50 to G-54: the dice that scored, and the empty spaces that cost points; the sums are those of the breakdown. */
export function scoredSpaces(position: Position, seat: Seat): ScoredSpaces {
  const window = position.windows[seat];
  const scored = (cells: number, points: number): readonly Scored[] =>
    cells === 0 ? [] : [{ cells: listCells(cells), points }];
  const { colour, points } = bestPrivate(position, seat);
  return {
    public: position.objectives.map((index) =>
      OBJECTIVES[index]
        .groups(window)
        .map(({ cells, times }) => ({ cells: listCells(cells), points: times * OBJECTIVES[index].points })),
    ),
    private: colour === null ? [] : scored(cellsOfColour(window, colourIndex(colour)), points),
    empty: scored(ALL & ~window.taken, emptyPoints(position, window)),
  };
}

/** G-50: how many points more the seat has because of the die on this space; 0 for an empty one. */
export function worthOf(position: Position, seat: Seat, cell: Cell): number {
  const index = cellIndex(cell);
  const die = dieAt(position.windows[seat], index);
  if (die === NONE) return 0;
  const without = copyPosition(position);
  liftDie(without.windows[seat], die, index);
  return breakdownOf(position, seat).total - breakdownOf(without, seat).total;
}

/** G-66: the sum of all dice on the round track. */
export const targetOf = (position: Position): number =>
  position.track.flat().reduce((sum, die) => sum + valueOf(die), 0);

const hasResult = (position: Position): boolean =>
  position.phase === 'over' && !position.abandoned && !position.privates.includes(null);

export function resultOf(position: Position): Result | undefined {
  if (!hasResult(position)) return undefined;
  const breakdown = position.windows.map((_, seat) => breakdownOf(position, seat));
  const scores = breakdown.map(({ total }) => total);
  const result = { scores, ranking: rank(position, breakdown), breakdown };
  if (!isSolo(position)) return result;
  const target = targetOf(position);
  return { ...result, target, won: scores[0] > target };
}

/** G-55: points, private objective, tokens, then the seat furthest from the last round's start player. */
function rank(position: Position, breakdown: readonly Breakdown[]): Ranking {
  const distance = (seat: Seat): number => (seat - position.start + position.players) % position.players;
  const order = (seat: Seat): number[] => {
    const { total, private: own, tokens } = breakdown[seat];
    return [total, own, tokens, distance(seat)];
  };
  return breakdown.map((_, seat) => [seat]).toSorted(([a], [b]) => compare(order(b), order(a)));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** G-55: the reason why the first comes before the second. */
export type DecidedBy = 'points' | 'private' | 'tokens' | 'seat';

export function decidedBy({ ranking, breakdown }: Result): DecidedBy {
  const [first, second] = ranking.map(([seat]) => breakdown[seat]);
  if (second === undefined || first.total !== second.total) return 'points';
  if (first.private !== second.private) return 'private';
  return first.tokens === second.tokens ? 'seat' : 'tokens';
}

/** G-68: the points that a solo player needed to win; 0 or less if they won. */
export const missingIn = ({ scores, target = 0 }: Result): number => target + 1 - scores[0];

/** Traces the whole scoring, once everything that counts is known. */
export function traceScores(position: Position, trace: Trace): void {
  if (trace === undefined) return;
  const result = resultOf(position);
  if (result === undefined) return;
  position.windows.forEach((_, seat) => traceSeat(position, seat, result.breakdown[seat], trace));
  const { scores, ranking, target } = result;
  if (target === undefined) trace.push({ type: 'ranked', rule: 'G-55', ranking, scores });
  else
    trace.push({ type: result.won ? 'target-met' : 'target-missed', rule: 'G-68', seat: 0, score: scores[0], target });
}

function traceSeat(position: Position, seat: Seat, points: Breakdown, trace: NonNullable<Trace>): void {
  const solo = isSolo(position);
  const window = position.windows[seat];
  position.objectives.forEach((index, i) => {
    const { id, rule, times } = OBJECTIVES[index];
    trace.push({ type: 'objective-scored', rule, seat, objective: id, times: times(window), points: points.public[i] });
  });
  const { colour } = bestPrivate(position, seat);
  if (colour !== null) {
    trace.push({ type: 'private-scored', rule: solo ? 'G-67' : 'G-54', seat, colour, points: points.private });
  }
  if (!solo) trace.push({ type: 'tokens-scored', rule: 'G-50', seat, points: points.tokens });
  const spaces = emptySpaces(window);
  trace.push({ type: 'empty-scored', rule: solo ? 'G-67' : 'G-50', seat, spaces, points: points.empty });
}
