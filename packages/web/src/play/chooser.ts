/**
 * Chooses a move by touching one thing after another. A legal move is a list of steps; the touches so far are the start
 * of such a list, and the next steps of the remaining moves can be touched now. No rules are known here: everything
 * follows from the list of legal moves.
 */

/** The steps that choose a move. */
export type StepsOf<Move, Step> = (move: Move) => readonly Step[];

interface Keyed<Step> {
  readonly step: Step;
  readonly key: string;
}

interface Candidate<Move, Step> {
  readonly move: Move;
  readonly steps: readonly Keyed<Step>[];
}

export class Chooser<Move, Step extends object> {
  readonly touched: readonly Step[];
  /** The open steps, each once, in the order of the moves. */
  readonly next: readonly Step[];
  /** The chosen move, once all its steps are touched. */
  readonly move: Move | undefined;
  private readonly candidates: readonly Candidate<Move, Step>[];
  private readonly keys: ReadonlySet<string>;

  private constructor(candidates: readonly Candidate<Move, Step>[], touched: readonly Step[]) {
    const open = new Map<string, Step>();
    for (const { steps } of candidates) {
      const next = steps[touched.length];
      if (next !== undefined) open.set(next.key, next.step);
    }
    this.candidates = candidates;
    this.touched = touched;
    this.next = [...open.values()];
    this.keys = new Set(open.keys());
    this.move = candidates.find(({ steps }) => steps.length === touched.length)?.move;
  }

  static among<Move, Step extends object>(moves: readonly Move[], stepsOf: StepsOf<Move, Step>): Chooser<Move, Step> {
    const candidates = moves.map((move) => ({
      move,
      steps: stepsOf(move).map((step) => ({ step, key: keyOf(step) })),
    }));
    return new Chooser(candidates, []);
  }

  /** The moves that start with the touched steps. */
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

  /** The choice after one more step; undefined when the step isn't open. */
  touch(step: Step): Chooser<Move, Step> | undefined {
    if (!this.isOpen(step)) return undefined;
    const key = keyOf(step);
    const at = this.touched.length;
    const left = this.candidates.filter(({ steps }) => steps[at]?.key === key);
    return new Chooser(left, [...this.touched, step]);
  }
}

/** Steps are small plain objects, equal if all their fields are, in any order. There may be a thousand moves. */
function keyOf(step: object): string {
  const fields = step as Readonly<Record<string, unknown>>;
  let key = '';
  for (const name of Object.keys(fields).toSorted()) key += `${name}:${String(fields[name])},`;
  return key;
}
