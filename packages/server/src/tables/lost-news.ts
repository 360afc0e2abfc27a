/** News of other nodes may be lost, so the store is asked what they have done: often while they can't be reached. */
import type { OtherNodes } from '../nodes/port.ts';
import type { Ms } from '../storage/index.ts';

const ASK_MS = 1000;
const ASK_SELDOM_MS = 5000;

export interface LostNewsOptions {
  readonly nodes: OtherNodes;
  /** Milliseconds by a clock that never goes back. */
  readonly now: () => Ms;
  /** Asks the store. */
  readonly ask: () => Promise<unknown>;
  readonly trouble: (error: unknown) => void;
}

export class LostNews {
  private readonly options: LostNewsOptions;
  private readonly timer: NodeJS.Timeout | undefined;
  private askedAt: Ms;
  private wasReached = true;
  private isAsking = false;
  private isStopped = false;

  constructor(options: LostNewsOptions) {
    this.options = options;
    this.askedAt = options.now();
    this.timer = options.nodes.isAlone ? undefined : setInterval(() => void this.tick(), ASK_MS).unref();
  }

  /** The store may close while it is being asked, and that is no trouble. */
  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private async tick(): Promise<void> {
    if (!this.isDue || this.isAsking) return;
    const { nodes, now, ask, trouble } = this.options;
    this.isAsking = true;
    this.askedAt = now();
    // What was lost before they were reached again is not repeated.
    this.wasReached = nodes.isReached;
    try {
      await ask();
    } catch (error) {
      if (!this.isStopped) trouble(error);
    }
    this.isAsking = false;
  }

  private get isDue(): boolean {
    const { nodes, now } = this.options;
    return !nodes.isReached || !this.wasReached || now() - this.askedAt >= ASK_SELDOM_MS;
  }
}
