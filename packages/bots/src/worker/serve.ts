/** The worker's side: thinks about each request in steps, and listens in between. */
import type { Level } from '../thinking/levels.ts';
import type { Search, SeenRecord, Thought } from '../thinking/search.ts';
import type { FromWorker, Measure, Port, ThinkRequest, ToWorker } from './messages.ts';
import { Pace } from './pace.ts';

/** The services that a worker needs from its machine. */
export interface Machine {
  /** Milliseconds since an arbitrary moment. */
  now(): number;
  /** Lets pending messages in. */
  rest(): Promise<void>;
}

/** Begins to think, as this package's `search` does; may load the bots first. */
export type Begin = (seen: SeenRecord, level: Level, seed: string, budget?: number) => Search | Promise<Search>;

/** Answers requests that come through the port. Several requests are worked on side by side. */
export function serve(port: Port<FromWorker, ToWorker>, machine: Machine, begin: Begin): void {
  const desk = new Desk(port, machine, begin);
  port.receive((message) => desk.take(message));
}

class Desk {
  private readonly port: Port<FromWorker, ToWorker>;
  private readonly machine: Machine;
  private readonly begin: Begin;
  /** Requests that were not cancelled before their search began. */
  private readonly wanted = new Set<number>();
  private readonly tasks = new Map<number, Task>();
  private working = false;

  constructor(port: Port<FromWorker, ToWorker>, machine: Machine, begin: Begin) {
    this.port = port;
    this.machine = machine;
    this.begin = begin;
  }

  take(message: ToWorker): void {
    if (message.type === 'think') void this.start(message);
    else this.forget(message.id);
  }

  private forget(id: number): void {
    this.wanted.delete(id);
    this.tasks.delete(id);
  }

  private async start(request: ThinkRequest): Promise<void> {
    const { id, seen, level, seed, measure } = request;
    this.wanted.add(id);
    try {
      const search = await this.begin(seen, level, seed, nodesOf(measure));
      if (!this.wanted.has(id)) return;
      this.tasks.set(id, new Task(search, measure, this.machine));
    } catch (error) {
      this.fail(id, error);
    }
    if (!this.working) void this.work();
  }

  /** Steps through the tasks in turn while there are any. */
  private async work(): Promise<void> {
    this.working = true;
    while (this.tasks.size > 0) {
      for (const [id, task] of this.tasks) {
        this.advance(id, task);
        await this.machine.rest();
      }
    }
    this.working = false;
  }

  private advance(id: number, task: Task): void {
    try {
      const { thought, last } = task.step();
      if (last) this.forget(id);
      this.port.send({ type: 'thought', id, thought, last });
    } catch (error) {
      this.fail(id, error);
    }
  }

  private fail(id: number, error: unknown): void {
    this.forget(id);
    this.port.send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

/** A request with a time limit and no budget gets as many nodes as fit. */
const nodesOf = ({ budget, milliseconds }: Measure): number | undefined =>
  budget ?? (milliseconds === undefined ? undefined : Infinity);

/** Short enough to watch the search and to stop it. */
const STEP_MS = 20;

/** One search and its limits. */
class Task {
  private readonly machine: Machine;
  private readonly search: Search;
  /** The time at which it must stop. */
  private readonly end: number;
  private readonly pace: Pace;

  constructor(search: Search, { milliseconds = Infinity, limit = Infinity }: Measure, machine: Machine) {
    this.machine = machine;
    this.end = machine.now() + Math.min(milliseconds, limit);
    this.search = search;
    this.pace = new Pace(() => machine.now(), STEP_MS);
  }

  step(): { readonly thought: Thought; readonly last: boolean } {
    const thought = this.pace.step<Thought>(this.search);
    return { thought, last: thought.finished || this.machine.now() >= this.end };
  }
}
