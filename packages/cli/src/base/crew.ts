/** Threads that share out jobs, with the results in the order of the jobs. */
import { Worker } from 'node:worker_threads';

interface Waiting<Done> {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

/** Each thread does its jobs in turn, and answers each with one message. */
export class Crew<Job, Done> {
  /** The jobs under way, thread by thread. */
  private readonly threads: readonly { readonly worker: Worker; readonly waiting: Waiting<Done>[] }[];

  constructor(thread: URL, workerData: unknown, size: number) {
    this.threads = Array.from({ length: size }, () => this.hire(new Worker(thread, { workerData })));
  }

  private hire(worker: Worker): { readonly worker: Worker; readonly waiting: Waiting<Done>[] } {
    const waiting: Waiting<Done>[] = [];
    worker.on('message', (done: Done) => waiting.shift()?.resolve(done));
    worker.on('error', (error) => {
      for (const { reject } of waiting) reject(error);
    });
    return { worker, waiting };
  }

  /** How many jobs may wait without keeping memory busy for nothing. */
  get room(): number {
    return 3 * this.threads.length;
  }

  /** Gives the job to the thread with the fewest. */
  do(job: Job): Promise<Done> {
    const done = new Promise<Done>((resolve, reject) => {
      const [first, ...others] = this.threads;
      const idlest = others.reduce((a, b) => (a && b.waiting.length < a.waiting.length ? b : a), first);
      idlest?.waiting.push({ resolve, reject });
      idlest?.worker.postMessage(job, []);
    });
    // Whoever waits for it hears of a failure; nobody may be waiting yet.
    done.catch(() => undefined);
    return done;
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}

/** The results of all jobs, in order; a few jobs ahead are under way meanwhile. */
export async function* inOrder<Job, Done>(
  jobs: AsyncIterable<Job>,
  start: (job: Job) => Promise<Done> | Done,
  room: () => number,
): AsyncGenerator<Done> {
  const ahead: (Promise<Done> | Done)[] = [];
  for await (const job of jobs) {
    ahead.push(start(job));
    while (ahead.length > room()) yield (await ahead.shift()) as Done;
  }
  for (const done of ahead) yield await done;
}
