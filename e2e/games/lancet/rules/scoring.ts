/** The final scoring (L-08 to L-12). */
import type { Ranking, Seat } from '@leadlight/core';
import type { Trace } from './consequences.ts';
import { isClear, isComplete, type Position } from './position.ts';

/** L-09. */
const CLEAR = 3;
const CLOUDY = 1;
/** L-10: by the number of colours. */
const COLOUR_POINTS = [0, 0, 2, 5, 9] as const;

/** The points of a seat, by their source. */
export interface Breakdown {
  readonly light: number;
  readonly colours: number;
  readonly hand: number;
  readonly total: number;
}

export interface LancetResult {
  readonly scores: readonly number[];
  readonly ranking: Ranking;
  readonly breakdown: readonly Breakdown[];
}

interface Count {
  readonly clear: number;
  readonly cloudy: number;
  /** L-10: different colours among the clear shards. */
  readonly colours: number;
}

function count(position: Position, seat: Seat): Count {
  const { lancet } = position.seats[seat];
  const clear = lancet.filter((_, place) => isClear(position, seat, place));
  return { clear: clear.length, cloudy: lancet.length - clear.length, colours: new Set(clear).size };
}

/** L-11. */
function leftovers({ seats }: Position, seat: Seat): number {
  const { hand, lancet } = seats[seat];
  return hand.reduce((sum, shards, colour) => (lancet.includes(colour) ? sum + shards : sum), 0);
}

/** The points as if the game ended now; unknown shards in the hand count nothing. */
export function breakdownOf(position: Position, seat: Seat): Breakdown {
  const { clear, cloudy, colours } = count(position, seat);
  const light = clear * CLEAR + cloudy * CLOUDY;
  const hand = leftovers(position, seat);
  return { light, colours: COLOUR_POINTS[colours], hand, total: light + COLOUR_POINTS[colours] + hand };
}

/** L-12: better seats come first. */
const order = (points: readonly Breakdown[]) => (a: Seat, b: Seat) =>
  points[b].total - points[a].total || points[b].light - points[a].light;

/** L-12: the seats of each place, best first. */
function rankingOf(points: readonly Breakdown[]): Ranking {
  const compare = order(points);
  const seats = [...points.keys()].toSorted(compare);
  const firsts = seats.filter((seat, at) => at === 0 || compare(seats[at - 1], seat) !== 0);
  return firsts.map((first) => seats.filter((seat) => compare(first, seat) === 0));
}

export function resultOf(position: Position): LancetResult | undefined {
  if (position.phase !== 'over' || !isComplete(position)) return undefined;
  const breakdown = position.seats.map((_, seat) => breakdownOf(position, seat));
  return { scores: breakdown.map(({ total }) => total), ranking: rankingOf(breakdown), breakdown };
}

/** Whether light decided a tie for the first place (L-12). */
export function isDecidedByLight({ ranking, scores }: LancetResult): boolean {
  const [first, second] = ranking;
  return first.length === 1 && second !== undefined && scores[first[0]] === scores[second[0]];
}

export function traceScores(position: Position, trace: Trace): void {
  const result = resultOf(position);
  if (trace === undefined || result === undefined) return;
  result.breakdown.forEach(({ light, colours: points, hand }, seat) => {
    const { clear, cloudy, colours } = count(position, seat);
    trace.push({ type: 'light-scored', rule: 'L-09', seat, clear, cloudy, points: light });
    trace.push({ type: 'colours-scored', rule: 'L-10', seat, colours, points });
    trace.push({ type: 'hand-scored', rule: 'L-11', seat, points: hand });
  });
  const { ranking, scores } = result;
  trace.push({ type: 'ranked', rule: 'L-12', ranking, scores });
}
