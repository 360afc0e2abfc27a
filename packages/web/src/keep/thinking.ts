/** Bots that outlive their worker. */
import type { Thinker } from '@leadlight/bots';

/**
 * A worker thinks in steps of some milliseconds, and tells of each: when it says nothing for so long, it is stuck. Mostly
 * that is known sooner (play/lifeline.ts).
 */
export const SILENCE_MS = 20_000;

interface Watched {
  /** Told with every step. */
  readonly onThought: () => void;
  readonly signal: AbortSignal;
}

/** What has to be thought about. */
export type Task<Thought> = (thinker: Thinker, ways: Watched) => Promise<Thought>;

interface Surroundings {
  readonly start: () => Thinker;
  /** The bots failed again: kept when somebody wants to try once more. */
  readonly stuck: () => Promise<void>;
  readonly silence: number;
}

export class Bots {
  private readonly surroundings: Surroundings;
  private thinker: Thinker | undefined;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** A worker that crashed or fell silent is replaced once by itself; after that somebody is asked. */
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

  /** Whoever else waits for the same worker has replaced it already. */
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
