const FIRST_STEP = 16;
const LONGEST_STEP = 1 << 20;

/**
 * Steps of about the same time, whatever a node takes: that differs a hundredfold from game to game. Long enough ones
 * lose no time between them; short ones can be watched, and stopped.
 */
export class Pace {
  private readonly now: () => number;
  private readonly milliseconds: number;
  private nodes = FIRST_STEP;

  /** `now` is the clock of the host, in milliseconds. */
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
