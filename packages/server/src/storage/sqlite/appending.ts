/**
 * Appends in a thread of their own: while it writes and waits for the disk, the server goes on, and the next group
 * gathers. A message takes a moment too, so that small groups are written at once, and a server with few players never
 * has such a thread.
 */
import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import type { Appending } from '../database.ts';
import { StorageError } from '../port/errors.ts';
import type { TableId } from '../port/values.ts';
import type { Reader } from '../schema.ts';
import type { StatementListener } from '../statements.ts';
import { appendAll, planOf, type Append, type Plan } from '../writing/appending.ts';
import { valuesAsText, type ThreadAnswer, type ThreadPlan, type ThreadStatement } from './appending-messages.ts';
import type { FileOptions } from './file.ts';

const THREAD = new URL('./appending-thread.ts', import.meta.url);

/** A group of this size is worth a message. */
const LARGE = 8;

/** After a large group the server is busy, and must not wait for the disk: so many smaller ones go the same way. */
const FOLLOWING = 32;

type Won = ReadonlySet<TableId>;

interface Asked {
  readonly resolve: (won: readonly TableId[]) => void;
  readonly reject: (error: StorageError) => void;
}

/** Texts are long, few, and always the same, so the thread is told each of them once. */
class Texts {
  private readonly numbers = new Map<string, number>();
  private untold: string[] = [];

  messageOf({ appends, firsts, others }: Plan): ThreadPlan {
    const [first, other] = [firsts, others].map((queries) => queries.map((query) => this.statementOf(query)));
    const texts = this.untold;
    this.untold = [];
    const values = valuesAsText([...firsts, ...others].flatMap(({ parameters }) => parameters));
    return { appends, texts, firsts: first ?? [], others: other ?? [], values };
  }

  private statementOf({ sql, parameters }: CompiledQuery): ThreadStatement {
    return [this.numbers.get(sql) ?? this.newNumber(sql), parameters.length];
  }

  private newNumber(text: string): number {
    this.untold.push(text);
    this.numbers.set(text, this.numbers.size);
    return this.numbers.size - 1;
  }
}

export class AppendingThread implements Appending {
  readonly within = appendAll;
  private readonly options: FileOptions;
  private readonly onStatement: StatementListener;
  private worker: Worker | undefined;
  /** Whether it has opened the file. Until then, and if it has died, appends take the other way. */
  private isReady = false;
  private readonly texts = new Texts();
  /** How many of the next groups follow a large one. */
  private following = 0;
  /** The database asks for one group at a time. */
  private asked: Asked | undefined;

  constructor(options: FileOptions, onStatement: StatementListener) {
    this.options = options;
    this.onStatement = onStatement;
  }

  alone(db: Reader, appends: readonly Append[]): Promise<Won> | undefined {
    this.following = appends.length < LARGE ? Math.max(0, this.following - 1) : FOLLOWING;
    if (this.following === 0) return undefined;
    this.worker ??= this.started();
    const plan = this.isReady ? planOf(db, appends) : undefined;
    return plan && this.insisting(db, appends, plan);
  }

  standApart(appends: number): boolean {
    return this.isReady && appends >= LARGE;
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker === undefined || !this.isReady) return void (await worker?.terminate());
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage(null, []);
    await ended;
  }

  /** Those who lose, lose alone: the others ask again without them. */
  private async insisting(db: Reader, appends: readonly Append[], plan: Plan): Promise<Won> {
    const won = new Set(await this.ask(plan));
    if (won.size === appends.length || won.size === 0) return won;
    const winners = appends.filter(({ table }) => won.has(table));
    const next = planOf(db, winners);
    return next === undefined ? new Set() : this.insisting(db, winners, next);
  }

  private ask(plan: Plan): Promise<readonly TableId[]> {
    for (const { sql } of [...plan.firsts, ...plan.others]) this.onStatement(sql);
    return new Promise((resolve, reject) => {
      this.asked = { resolve, reject };
      this.worker?.ref();
      this.worker?.postMessage(this.texts.messageOf(plan));
    });
  }

  private started(): Worker {
    const worker = new Worker(THREAD, { workerData: this.options });
    worker.once('message', () => {
      this.isReady = true;
      worker.on('message', (answer: ThreadAnswer) => this.take(answer));
    });
    worker.once('error', (error) => this.fail(error));
    worker.once('exit', () => this.fail(new Error('The thread that appends has ended.')));
    worker.unref();
    return worker;
  }

  private take(answer: ThreadAnswer): void {
    const { asked } = this;
    this.asked = undefined;
    this.worker?.unref();
    if ('won' in answer) asked?.resolve(answer.won);
    else asked?.reject(new StorageError(answer.failed.problem, answer.failed.message));
  }

  /** Nobody knows what became of its last plan, until the data is read again. */
  private fail(cause: unknown): void {
    this.isReady = false;
    this.asked?.reject(new StorageError('failed', 'The thread that appends has failed.', { cause }));
    this.asked = undefined;
  }
}
