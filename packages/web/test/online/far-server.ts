/** A server at the other end of a bad line, in a time of its own: seconds pass in no time. */
import { FastRandom } from '@leadlight/core';
import { readClientFrame, type ClientFrame, type ServerFrame } from '@leadlight/protocol';
import type { Socket, SocketEvents, Surroundings } from '../../src/online/surroundings.ts';
import type { Memory } from '../../src/online/unanswered.ts';

/** Time that passes only when the test says so. */
export class Time {
  now = 0;
  private works: { readonly at: number; readonly work: () => void }[] = [];

  readonly later = (work: () => void, milliseconds: number): (() => void) => {
    const one = { at: this.now + milliseconds, work };
    this.works.push(one);
    return () => void (this.works = this.works.filter((each) => each !== one));
  };

  /** Does everything that is due in the next milliseconds. Promises are kept in between. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.works.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.works = this.works.filter((each) => each !== next);
      this.now = next.at;
      next.work();
      await Promise.resolve();
    }
    this.now = end;
  }
}

/** The faults of a line, each from 0 to 100. */
export interface Faults {
  readonly lost: number;
  readonly repeated: number;
  /** The most that a frame is late, in milliseconds: later ones may overtake it. */
  readonly late: number;
  /** The mean life of a connection in milliseconds. */
  readonly life: number;
}

const NO_FAULTS: Faults = { lost: 0, repeated: 0, late: 0, life: Infinity };

export const TABLE = 'a'.repeat(22);

/** A memory that survives reloads. */
export function memoryOf(): Memory & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

export class FarServer {
  /** The ids of the commands that counted, in order. */
  readonly log: string[] = [];
  readonly frames: ClientFrame[] = [];
  connections = 0;
  faults: Faults = NO_FAULTS;
  isUp = true;
  /** Whether the server takes frames without ever answering. */
  isSilent = false;
  readonly memory = memoryOf();
  private readonly time: Time;
  private readonly random: FastRandom;
  private readonly open = new Map<SocketEvents, { from: number }>();

  constructor(time: Time, seed: string) {
    this.time = time;
    this.random = new FastRandom(seed);
  }

  get around(): Surroundings {
    const { time } = this;
    return {
      connect: (events) => this.connect(events),
      now: () => time.now,
      later: time.later,
      random: () => this.random.below(1000) / 1000,
      memory: this.memory,
    };
  }

  /** Ends all connections. */
  cut(): void {
    for (const events of this.open.keys()) this.end(events);
  }

  tell(frame: ServerFrame): void {
    for (const events of this.open.keys()) this.deliver(events, frame);
  }

  private connect(events: SocketEvents): Socket {
    this.connections++;
    this.time.later(() => this.accept(events), 5);
    return {
      send: (text) => this.withFaults(() => this.open.has(events) && this.take(events, text)),
      close: () => this.open.delete(events),
    };
  }

  private accept(events: SocketEvents): void {
    if (!this.isUp) return events.closed();
    this.open.set(events, { from: Infinity });
    events.text(JSON.stringify({ type: 'welcome', protocol: 1, you: null, now: 0 }));
    const { life } = this.faults;
    if (life !== Infinity) this.time.later(() => this.end(events), 1 + this.random.below(2 * life));
  }

  private end(events: SocketEvents): void {
    if (this.open.delete(events)) events.closed();
  }

  private withFaults(deliver: () => unknown): void {
    const { lost, repeated, late } = this.faults;
    if (this.random.below(100) < lost) return;
    const copies = this.random.below(100) < repeated ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) this.time.later(deliver, 5 + this.random.below(1 + late));
  }

  private deliver(events: SocketEvents, frame: ServerFrame): void {
    if (!this.isSilent) this.withFaults(() => this.open.has(events) && events.text(JSON.stringify(frame)));
  }

  private take(events: SocketEvents, text: string): void {
    const frame = readClientFrame(text);
    if (!frame.ok) throw new Error(text);
    this.frames.push(frame.value);
    this.answer(events, frame.value);
  }

  private answer(events: SocketEvents, frame: ClientFrame): void {
    if (frame.type === 'ping') this.deliver(events, { type: 'pong', id: frame.id, now: 0, clock: this.clock });
    if (frame.type === 'follow') this.follow(events, frame.from);
    if (frame.type === 'command') this.count(events, (frame.command as { readonly id: string }).id);
  }

  /** Ten minutes ahead of the client. */
  get clock(): number {
    return this.time.now + 600_000;
  }

  private follow(events: SocketEvents, from: number): void {
    this.open.set(events, { from });
    this.log.slice(from).forEach((id, at) => this.deliver(events, entryOf(id, from + at)));
  }

  /** A command that arrives again is answered again, and counts once. */
  private count(events: SocketEvents, id: string): void {
    if (!this.log.includes(id)) {
      const number = this.log.push(id) - 1;
      for (const [each, { from }] of this.open) if (from <= number) this.deliver(each, entryOf(id, number));
    }
    this.deliver(events, { type: 'answer', table: TABLE, id, ok: true });
  }
}

const entryOf = (command: string, number: number): ServerFrame => ({
  type: 'entry',
  table: TABLE,
  number,
  entry: { type: 'played', command },
});
