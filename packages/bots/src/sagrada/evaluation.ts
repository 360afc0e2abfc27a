/** The score a seat's window is likely to reach: a table of named terms, in points. */
import type { Seat } from '@leadlight/core';
import {
  colourIndex,
  draftsLeft,
  OBJECTIVE_IDS,
  type Colour,
  type ObjectiveId,
  type Position,
  type Window,
} from '@leadlight/sagrada';
import { Outlook } from './outlook.ts';
import { bestWorth, deadWorth, emptyWorth, objectiveWorth, privateWorth, tokenWorth, type Worth } from './terms.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The names of the terms: each public objective is a term of its own. */
export type TermName = ObjectiveId | 'private' | 'tokens' | 'empty-spaces' | 'dead-spaces';

interface Term {
  readonly name: TermName;
  readonly worth: Worth;
}

/** A seat's goals. */
interface Goals {
  readonly objectives: readonly number[];
  /** Private objectives: empty if unknown. */
  readonly own: readonly Colour[];
  readonly solo: boolean;
}

/** G-50, G-67. */
function termsFor({ objectives, own, solo }: Goals): readonly Term[] {
  const emptyCost = solo ? 3 : 1;
  return [
    ...objectives.map((index) => ({ name: OBJECTIVE_IDS[index], worth: objectiveWorth(OBJECTIVE_IDS[index]) })),
    { name: 'private', worth: bestWorth(own.map((colour) => privateWorth(colourIndex(colour)))) },
    { name: 'tokens', worth: tokenWorth },
    { name: 'empty-spaces', worth: emptyWorth(emptyCost) },
    { name: 'dead-spaces', worth: deadWorth(emptyCost) },
  ];
}

/** Values windows for one seat's goals, one window at a time. */
export class Evaluation {
  readonly outlook: Outlook;
  private readonly terms: readonly Term[];

  /** Forgotten terms count for nothing. */
  constructor(goals: Goals, weights: Weights = WEIGHTS, forgets: readonly TermName[] = []) {
    this.terms = termsFor(goals).filter(({ name }) => !forgets.includes(name));
    this.outlook = new Outlook(weights);
  }

  lay(window: Window, drafts: number): void {
    this.outlook.lay(window, drafts);
  }

  /** The points expected of the current window. */
  value(): number {
    let sum = 0;
    for (let i = 0; i < this.terms.length; i++) sum += this.terms[i].worth(this.outlook);
    return sum;
  }

  /** The same, with this die on this space next. */
  valueWith(die: number, cell: number): number {
    this.outlook.put(die, cell);
    const value = this.value();
    this.outlook.takeBack(die, cell);
    return value;
  }

  list(): readonly TermValue[] {
    return this.terms.map(({ name, worth }) => ({ term: name, value: worth(this.outlook) }));
  }
}

/** One term's share of the evaluation, in points. */
export interface TermValue {
  readonly term: TermName;
  readonly value: number;
}

export const goalsOf = (position: Position, seat: Seat): Goals => ({
  objectives: position.objectives,
  own: position.privates[seat] ?? [],
  solo: position.players === 1,
});

/**
 * The score the seat's window is likely to reach, term by term; an unknown private objective counts nothing. Once the
 * game is over, these are the seat's points. The window must be known.
 */
export function explain(position: Position, seat: Seat): readonly TermValue[] {
  const evaluation = new Evaluation(goalsOf(position, seat));
  evaluation.lay(position.windows[seat], draftsLeft(position, seat));
  return evaluation.list();
}
