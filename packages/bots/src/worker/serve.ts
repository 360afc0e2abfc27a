/** The worker's side: thinks about whatever it is asked, in steps, and listens in between. */
import type { Level } from '../levels.ts';
import type { AnySearch, AnySeen, AnyThought, FromWorker, Port, ThinkRequest, ToWorker } from './messages.ts';
import { Pace } from './pace.ts';

/** What a worker needs of the machine that it runs on. */
export interface Host {
  /** Milliseconds since some moment. */
  now(): number;
  /** Lets messages in that have arrived. */
  rest(): Promise<void>;
}

/** Begins to think, as `search` of this package does. */
export type Begin = (seen: AnySeen, level: Level, seed: string, budget?: number) => AnySearch;

/** Answers requests that come through the port. Who asks for several at once gets them side by side. */
export function serve(port: Port<FromWorker, ToWorker>, host: Host, begin: Begin): void {
  const desk = new Desk(port, host, begin);
  port.receive((message) => desk.take(message));
}

class Desk {
  private readonly port: Port<FromWorker, ToWorker>;
  private readonly host: Host;
  private readonly begin: Begin;
  private readonly tasks = new Map<number, Task>();
  private working = false;

  constructor(port: Port<FromWorker, ToWorker>, host: Host, begin: Begin) {
    this.port = port;
    this.host = host;
    this.begin = begin;
  }

  take(message: ToWorker): void {
    if (message.type === 'cancel') this.tasks.delete(message.id);
    else this.attempt(message.id, () => this.tasks.set(message.id, new Task(message, this.host, this.begin)));
    if (!this.working) void this.work();
  }

  /** A step of each task in turn, as long as there are any. */
  private async work(): Promise<void> {
    this.working = true;
    while (this.tasks.size > 0) {
      for (const [id, task] of this.tasks) {
        this.attempt(id, () => this.advance(id, task));
        await this.host.rest();
      }
    }
    this.working = false;
  }

  private advance(id: number, task: Task): void {
    const { thought, last } = task.step();
    if (last) this.tasks.delete(id);
    this.port.send({ type: 'thought', id, thought, last });
  }

  private attempt(id: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.tasks.delete(id);
      this.port.send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** Short enough to watch, and to stop. */
const STEP_MS = 20;

/** One search, and how far it may go. */
class Task {
  private readonly host: Host;
  private readonly search: AnySearch;
  /** When its time is over. */
  private readonly end: number;
  private readonly pace: Pace;

  constructor({ seen, level, seed, measure }: ThinkRequest, host: Host, begin: Begin) {
    const { milliseconds = Infinity, budget = milliseconds === Infinity ? undefined : Infinity } = measure;
    this.host = host;
    this.end = host.now() + milliseconds;
    this.search = begin(seen, level, seed, budget);
    this.pace = new Pace(() => host.now(), STEP_MS);
  }

  step(): { readonly thought: AnyThought; readonly last: boolean } {
    const thought = this.pace.step<AnyThought>(this.search);
    return { thought, last: thought.finished || this.host.now() >= this.end };
  }
}
