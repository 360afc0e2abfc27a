/** Cores that work off one queue, first come, first served. */
import type { Timeline } from './timeline.ts';

interface Job {
  readonly seconds: number;
  readonly since: number;
  readonly done: () => void;
}

export class Cores {
  /** Seconds of work begun since the measurement began, and how long each job has waited for a core. */
  busy = 0;
  waits: number[] = [];
  private readonly timeline: Timeline;
  private free: number;
  private queue: Job[] = [];
  private next = 0;

  constructor(timeline: Timeline, cores: number) {
    this.timeline = timeline;
    this.free = cores;
  }

  work(seconds: number, done: () => void): void {
    const job = { seconds, since: this.timeline.now, done };
    if (this.free > 0) this.start(job);
    else this.queue.push(job);
  }

  forget(): void {
    this.busy = 0;
    this.waits = [];
  }

  private start({ seconds, since, done }: Job): void {
    this.free--;
    this.busy += seconds;
    this.waits.push(this.timeline.now - since);
    this.timeline.after(seconds, () => {
      this.free++;
      this.startNext();
      done();
    });
  }

  private startNext(): void {
    const job = this.queue[this.next];
    if (job === undefined) return;
    this.next++;
    // Those that are done leave together, because moving the others takes time.
    if (this.next > 1000) [this.queue, this.next] = [this.queue.slice(this.next), 0];
    this.start(job);
  }
}
