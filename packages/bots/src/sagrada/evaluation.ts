/** What a seat's window is likely to score: a table of named terms, in points. */
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

/** The names of the terms: a public objective is its own. */
export type TermName = ObjectiveId | 'private' | 'tokens' | 'empty-spaces' | 'dead-spaces';

interface Term {
  readonly name: TermName;
  readonly worth: Worth;
}

/** What a seat plays for. */
interface Goals {
  readonly objectives: readonly number[];
  /** Private objectives: none when they are unknown. */
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

/** Values windows for one seat's goals; one window at a time is laid before it. */
export class Evaluation {
  readonly outlook: Outlook;
  private readonly terms: readonly Term[];

  constructor(goals: Goals, weights: Weights = WEIGHTS) {
    this.terms = termsFor(goals);
    this.outlook = new Outlook(weights);
  }

  lay(window: Window, drafts: number): void {
    this.outlook.lay(window, drafts);
  }

  /** The points expected of the window that lies here. */
  value(): number {
    let sum = 0;
    for (let i = 0; i < this.terms.length; i++) sum += this.terms[i].worth(this.outlook);
    return sum;
  }

  /** The same, if this die came to this space next. */
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

/** What one term adds to the evaluation, in points. */
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
 * What the seat's window is likely to score, term by term; a private objective that is unknown counts nothing. Once
 * the game is over these are the points of the seat. The window must be known.
 */
export function explain(position: Position, seat: Seat): readonly TermValue[] {
  const evaluation = new Evaluation(goalsOf(position, seat));
  evaluation.lay(position.windows[seat], draftsLeft(position, seat));
  return evaluation.list();
}
