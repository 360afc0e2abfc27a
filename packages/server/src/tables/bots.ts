/** The bots of this server: a few threads that think for all tables, one question after another. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { nodePort, thinker, type Level, type SeenRecord, type Thinker } from '@leadlight/bots';
import type { AnyMove } from '@leadlight/core';
import { BOTS } from '../base/threads.ts';

/** Long before this, a bot has done the work of its level, unless the machine is very busy. */
const MOST_MS = 4000;

/** One core is left for everything else. */
const MOST_THREADS = Math.max(1, availableParallelism() - 1);

export interface BotQuestion {
  readonly seen: SeenRecord;
  readonly level: Level;
  /** The same question with the same seed has the same answer. */
  readonly seed: string;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (move: AnyMove) => void;
  readonly reject: (reason: unknown) => void;
}

/** The answer to questions that are open when the server stops. Some node asks them again. */
export class BotsStopped extends Error {
  override readonly name = 'BotsStopped';
}

export class BotThreads {
  /** First come, first served: a table asks for one move per bot at a time, so none can crowd out the others. */
  private readonly queue: Waiting[] = [];
  private readonly idle: Thinker[] = [];
  private readonly all = new Set<Thinker>();
  private isClosed = false;

  get waiting(): number {
    return this.queue.length;
  }

  think(question: BotQuestion): Promise<AnyMove> {
    return new Promise((resolve, reject) => {
      this.queue.push({ question, resolve, reject });
      this.next();
    });
  }

  close(): void {
    this.isClosed = true;
    for (const each of this.all) each.close();
    for (const { reject } of this.queue.splice(0)) reject(new BotsStopped());
  }

  private next(): void {
    if (this.isClosed || this.queue.length === 0) return;
    const free = this.idle.pop() ?? (this.all.size < MOST_THREADS ? this.started() : undefined);
    const first = free && this.queue.shift();
    if (first) void this.answer(free, first);
  }

  private started(): Thinker {
    const made = thinker(nodePort(new Worker(BOTS, { execArgv: process.execArgv })));
    this.all.add(made);
    return made;
  }

  private async answer(free: Thinker, { question, resolve, reject }: Waiting): Promise<void> {
    const { seen, level, seed } = question;
    try {
      const { move } = await free.think(seen, level, seed, { limit: MOST_MS });
      this.idle.push(free);
      resolve(move);
    } catch (error) {
      this.dismiss(free);
      reject(this.isClosed ? new BotsStopped() : error);
    }
    this.next();
  }

  /** A thread that failed once is replaced: its next answer could not be trusted. */
  private dismiss(failed: Thinker): void {
    this.all.delete(failed);
    failed.close();
  }
}
