/** Keeps bots running when their worker fails. */
import type { Thinker } from '@leadlight/bots';

/**
 * A worker thinks in steps of a few milliseconds and reports each of them; after this much silence it is stuck. Most
 * failures are noticed sooner (lifeline.ts).
 */
export const SILENCE_MS = 20_000;

interface TaskOptions {
  /** Called with every step. */
  readonly onThought: () => void;
  readonly signal: AbortSignal;
}

/** One thing for a bot to think about. */
export type Task<Thought> = (thinker: Thinker, options: TaskOptions) => Promise<Thought>;

interface BotWorkerServices {
  readonly start: () => Thinker;
  /** The bots failed again. Resolves when the player wants another try. */
  readonly stuck: () => Promise<void>;
  readonly silence: number;
}

export class BotWorker {
  private readonly services: BotWorkerServices;
  private thinker: Thinker | undefined;

  constructor(services: BotWorkerServices) {
    this.services = services;
  }

  /** A worker that crashes or goes silent is replaced once without asking; after that, the player decides. */
  async think<Thought>(task: Task<Thought>): Promise<Thought> {
    for (let failures = 1; ; failures++) {
      this.thinker ??= this.services.start();
      const { thinker } = this;
      try {
        return await watched(thinker, task, this.services.silence);
      } catch {
        this.drop(thinker);
        if (failures > 1) await this.services.stuck();
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
