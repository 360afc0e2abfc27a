/** The host's side: asks a worker, watches it think, and stops it. */
import type { GameTypes } from '@leadlight/core';
import type { Level } from '../thinking/levels.ts';
import type { SeenRecord, Thought } from '../thinking/search.ts';
import type { FromWorker, Measure, Port, ToWorker } from './messages.ts';

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

export interface ThinkOptions<Thinking> extends Measure {
  /** Called with every thought, the last one included. */
  readonly onThought?: ((thought: Thinking) => void) | undefined;
  /** Stops the search. The promise then rejects with the signal's reason. */
  readonly signal?: Signal | undefined;
}

export interface Thinker {
  /** The last thought. The same record, level, seed and budget give the same one, in any thread. */
  think<T extends GameTypes>(
    seen: SeenRecord<T>,
    level: Level,
    seed: string,
    options?: ThinkOptions<Thought<T>>,
  ): Promise<Thought<T>>;
  /** Ends the worker; its pending searches are rejected. */
  close(): void;
}

/** A caller waiting for a thought. */
interface Waiting {
  readonly hear: (thought: Thought) => void;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: unknown) => void;
}

export function thinker(port: WorkerPort): Thinker {
  const desk = new Desk(port);
  return {
    think: <T extends GameTypes>(
      seen: SeenRecord<T>,
      level: Level,
      seed: string,
      options: ThinkOptions<Thought<T>> = {},
    ) =>
      // The thoughts are about the game of the record.
      desk.ask({ seen, level, seed }, options as ThinkOptions<Thought>) as Promise<Thought<T>>,
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
    question: { readonly seen: SeenRecord; readonly level: Level; readonly seed: string },
    { signal, onThought, budget, milliseconds, limit }: ThinkOptions<Thought>,
  ): Promise<Thought> {
    if (signal?.aborted === true) throw signal.reason;
    if (this.broken !== undefined) throw this.broken;
    const id = ++this.asked;
    // Data that cannot be sent throws here, before a caller starts waiting.
    this.port.send({ type: 'think', id, ...question, measure: { budget, milliseconds, limit } });
    const stop = (): void => this.cancel(id, signal?.reason);
    signal?.addEventListener('abort', stop);
    const thought = new Promise<Thought>((resolve, reject) => {
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

  private tell({ hear, resolve }: Waiting, thought: Thought, last: boolean): void {
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
