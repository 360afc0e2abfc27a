/**
 * Choosing a move by touching one thing after another. A legal move is a row of steps; what was touched is the
 * beginning of such a row, and what comes next in the moves that are still possible is what can be touched now. So no
 * rule is known here: everything follows from the list of legal moves.
 */

/** A move as the steps by which it is chosen. */
export type StepsOf<Move, Step> = (move: Move) => readonly Step[];

interface Candidate<Move, Step> {
  readonly move: Move;
  readonly steps: readonly Step[];
  readonly keys: readonly string[];
}

export class Chooser<Move, Step extends object> {
  readonly touched: readonly Step[];
  /** What can be touched now, each once, in the order of the moves. */
  readonly next: readonly Step[];
  /** The move that was chosen, once all its steps were touched. */
  readonly move: Move | undefined;
  private readonly candidates: readonly Candidate<Move, Step>[];
  private readonly keys: ReadonlySet<string>;

  private constructor(candidates: readonly Candidate<Move, Step>[], touched: readonly Step[]) {
    const steps = new Map<string, Step>();
    for (const { steps: row, keys } of candidates) {
      if (keys.length > touched.length) steps.set(keys[touched.length], row[touched.length]);
    }
    this.candidates = candidates;
    this.touched = touched;
    this.next = [...steps.values()];
    this.keys = new Set(steps.keys());
    this.move = candidates.find(({ keys }) => keys.length === touched.length)?.move;
  }

  static among<Move, Step extends object>(moves: readonly Move[], stepsOf: StepsOf<Move, Step>): Chooser<Move, Step> {
    const candidates = moves.map((move) => {
      const steps = stepsOf(move);
      return { move, steps, keys: steps.map(keyOf) };
    });
    return new Chooser(candidates, []);
  }

  /** The moves that begin with what was touched. */
  get moves(): readonly Move[] {
    return this.candidates.map(({ move }) => move);
  }

  isOpen(step: Step): boolean {
    return this.keys.has(keyOf(step));
  }

  isTouched(step: Step): boolean {
    const key = keyOf(step);
    return this.touched.some((other) => keyOf(other) === key);
  }

  /** What is left after touching one more thing; undefined when that is not open. */
  touch(step: Step): Chooser<Move, Step> | undefined {
    if (!this.isOpen(step)) return undefined;
    const key = keyOf(step);
    const at = this.touched.length;
    const left = this.candidates.filter(({ keys }) => keys[at] === key);
    return new Chooser(left, [...this.touched, step]);
  }
}

/** Steps are small plain objects: equal when all their fields are, in whatever order. There may be a thousand moves. */
function keyOf(step: object): string {
  const fields = step as Readonly<Record<string, unknown>>;
  let key = '';
  for (const name of Object.keys(fields).toSorted()) key += `${name}:${String(fields[name])},`;
  return key;
}
