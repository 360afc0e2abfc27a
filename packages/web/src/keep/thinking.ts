/** Keeps bots running when their worker fails. */
import type { Thinker } from '@leadlight/bots';

/**
 * A worker thinks in steps of a few milliseconds and reports each of them; after this much silence it is stuck. Most
 * failures are noticed sooner (play/lifeline.ts).
 */
export const SILENCE_MS = 20_000;

interface Watched {
  /** Called with every step. */
  readonly onThought: () => void;
  readonly signal: AbortSignal;
}

/** One thing for a bot to think about. */
export type Task<Thought> = (thinker: Thinker, ways: Watched) => Promise<Thought>;

interface Surroundings {
  readonly start: () => Thinker;
  /** The bots failed again. Resolves when the player wants another try. */
  readonly stuck: () => Promise<void>;
  readonly silence: number;
}

export class Bots {
  private readonly surroundings: Surroundings;
  private thinker: Thinker | undefined;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** A worker that crashes or goes silent is replaced once without asking; after that, the player decides. */
  async think<Thought>(task: Task<Thought>): Promise<Thought> {
    for (let failures = 1; ; failures++) {
      this.thinker ??= this.surroundings.start();
      const { thinker } = this;
      try {
        return await watched(thinker, task, this.surroundings.silence);
      } catch {
        this.drop(thinker);
        if (failures > 1) await this.surroundings.stuck();
      }
    }
  }

  /** Another caller may already have replaced the same worker. */
  private drop(thinker: Thinker): void {
    if (this.thinker !== thinker) return;
    this.thinker = undefined;
    thinker.close();
  }
}

async function watched<Thought>(thinker: Thinker, task: Task<Thought>, silence: number): Promise<Thought> {
  const stop = new AbortController();
  const fallSilent = (): void => stop.abort(new Error('The worker says nothing.'));
  let timer = setTimeout(fallSilent, silence);
  const onThought = (): void => {
    clearTimeout(timer);
    timer = setTimeout(fallSilent, silence);
  };
  try {
    return await task(thinker, { onThought, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}
