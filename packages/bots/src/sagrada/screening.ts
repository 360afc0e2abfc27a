/** A first look at all moves, of which there can be hundreds: only the best enter the race. */
import type { Code } from '@leadlight/core';
import { kindOf, isTool, KIND, sagrada, type Position } from '@leadlight/sagrada';
import type { Futures } from './future.ts';
import type { Playouts } from './playout.ts';

export interface Candidate {
  readonly code: Code;
  /** The worth of the seat's own side after the move, in points. */
  readonly worth: number;
}

/** How many outcomes of a tool that depends on chance are sampled. */
const CHANCES = 6;

/** The worth of a move at first sight. */
export function lookAt(world: Position, code: Code, playouts: Playouts, futures: Futures): Candidate {
  const times = callsForChance(world, code) ? CHANCES : 1;
  let sum = 0;
  for (let i = 1; i <= times; i++) {
    futures.turnTo(-i);
    sum += playouts.own(world, code, futures.luck);
  }
  return { code, worth: sum / times };
}

function callsForChance(world: Position, code: Code): boolean {
  if (!isTool(code)) return false;
  const next = sagrada.copy(world);
  sagrada.apply(next, code);
  return next.phase !== 'turn';
}

/**
 * The best `most`, best first; of equivalent tool moves only the first. Ending the turn is always included, except that
 * the best move alone needs no comparison.
 */
export function shortlist(candidates: readonly Candidate[], most: number): readonly Code[] {
  const sorted = candidates.toSorted((a, b) => b.worth - a.worth);
  const different = sorted.filter(({ code, worth }, i) => {
    const before = sorted[i - 1];
    return before === undefined || !isTool(code) || before.worth !== worth || kindOf(before.code) !== kindOf(code);
  });
  const kept = different.filter(({ code }, i) => i < most || (most > 1 && kindOf(code) === KIND.done));
  return kept.map(({ code }) => code);
}
