const FIRST_STEP = 16;
const LONGEST_STEP = 1 << 20;

/**
 * Makes steps of about equal duration however long a node takes, which varies a hundredfold between games. Steps must
 * be long enough to waste no time between them, and short enough to watch the search and stop it.
 */
export class Pace {
  private readonly now: () => number;
  private readonly milliseconds: number;
  private nodes = FIRST_STEP;

  /** `now` is the host's clock, in milliseconds. */
  constructor(now: () => number, milliseconds: number) {
    this.now = now;
    this.milliseconds = milliseconds;
  }

  step<Thought>(search: { step(nodes: number): Thought }): Thought {
    const start = this.now();
    const thought = search.step(this.nodes);
    const short = this.now() - start < this.milliseconds;
    this.nodes = short ? Math.min(this.nodes * 2, LONGEST_STEP) : Math.ceil(this.nodes / 2);
    return thought;
  }
}
