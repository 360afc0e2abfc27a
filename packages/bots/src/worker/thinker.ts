/** The host's side: asks a worker, watches it think, and stops it. */
import type { Level } from '../levels.ts';
import type { AnySeen, AnyThought, FromWorker, Measure, Port, Thoughts, ToWorker } from './messages.ts';

/** The connection to a worker. */
export interface WorkerPort extends Port<ToWorker, FromWorker> {
  /** The worker broke down or could not be loaded: nothing more will come from it. Called once. */
  fail(listener: (error: Error) => void): void;
  /** Ends the worker. */
  close(): void;
}

/** The part of an AbortSignal that we need. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Ways<Thought> extends Measure {
  /** Called with every thought, the last one included. */
  readonly onThought?: ((thought: Thought) => void) | undefined;
  /** Stops the search. The promise then rejects with the signal's reason. */
  readonly signal?: Signal | undefined;
}

export interface Thinker {
  /** The last thought. The same record, level, seed and budget give the same one, in any thread. */
  think<Seen extends AnySeen>(
    seen: Seen,
    level: Level,
    seed: string,
    ways?: Ways<Thoughts[Seen['game']]>,
  ): Promise<Thoughts[Seen['game']]>;
  /** Ends the worker; its pending searches are rejected. */
  close(): void;
}

/** A caller waiting for a thought. */
interface Waiting {
  readonly hear: (thought: AnyThought) => void;
  readonly resolve: (thought: AnyThought) => void;
  readonly reject: (reason: unknown) => void;
}

export function thinker(port: WorkerPort): Thinker {
  const desk = new Desk(port);
  return {
    think: (seen, level, seed, ways = {}) =>
      // The thoughts are about the game of the record.
      desk.ask({ seen, level, seed }, ways as Ways<AnyThought>) as Promise<Thoughts[(typeof seen)['game']]>,
    close: () => desk.close(),
  };
}

class Desk {
  private readonly port: WorkerPort;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** The reason why no more requests are possible. */
  private broken: Error | undefined;

  constructor(port: WorkerPort) {
    this.port = port;
    port.receive((message) => this.take(message));
    port.fail((error) => this.break(error));
  }

  async ask(
    question: { readonly seen: AnySeen; readonly level: Level; readonly seed: string },
    { signal, onThought, budget, milliseconds }: Ways<AnyThought>,
  ): Promise<AnyThought> {
    if (signal?.aborted === true) throw signal.reason;
    if (this.broken !== undefined) throw this.broken;
    const id = ++this.asked;
    // Data that cannot be sent throws here, before a caller starts waiting.
    this.port.send({ type: 'think', id, ...question, measure: { budget, milliseconds } });
    const stop = (): void => this.cancel(id, signal?.reason);
    signal?.addEventListener('abort', stop);
    const thought = new Promise<AnyThought>((resolve, reject) => {
      this.waiting.set(id, { hear: onThought ?? (() => undefined), resolve, reject });
    });
    return thought.finally(() => signal?.removeEventListener('abort', stop));
  }

  close(): void {
    this.break(new Error('The worker was closed.'));
    this.port.close();
  }

  /** A message for a caller that no longer waits is late and harmless. */
  private take(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if (message.type === 'failed' || message.last) this.waiting.delete(message.id);
    if (message.type === 'failed') waiting.reject(new Error(message.message));
    else this.tell(waiting, message.thought, message.last);
  }

  private tell({ hear, resolve }: Waiting, thought: AnyThought, last: boolean): void {
    hear(thought);
    if (last) resolve(thought);
  }

  private cancel(id: number, reason: unknown): void {
    this.port.send({ type: 'cancel', id });
    this.waiting.get(id)?.reject(reason);
    this.waiting.delete(id);
  }

  private break(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.waiting.values()) reject(this.broken);
    this.waiting.clear();
  }
}
