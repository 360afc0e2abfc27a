/**
 * The time by which players' clocks run. It goes on only while a server answers: it stands still while all servers are
 * down, stopped or asleep, or can store nothing, and knows nothing of changes to the machine's clock.
 */

/**
 * The longest time between two ticks that counts: a server that was stopped answered nobody. Nor does one whose store
 * has said nothing for so long.
 */
const LONGEST_TICK_MS = 2000;
const TICK_MS = 250;

export interface ClockMemory {
  /** The last reading that was stored, or 0. */
  last(): Promise<number>;
  /** Resolves with the reading of the server that is ahead of the others. */
  beat(reading: number): Promise<number>;
}

/** Readings are stored this often; after a crash, the clock loses at most this much. */
const BEAT_MS = 1000;

export class ServiceClock {
  private readonly memory: ClockMemory;
  private readonly monotonic: () => number;
  /** Called when the store begins or ceases to fail. */
  private readonly held: (isHeld: boolean) => void;
  private counted: number;
  private tickedAt: number;
  private stored: number;
  private timer: NodeJS.Timeout | undefined;
  isHeld = false;
  /** When the store was asked to remember a reading; undefined once it has answered. */
  private beatenAt: number | undefined;

  private constructor(memory: ClockMemory, monotonic: () => number, held: (isHeld: boolean) => void, reading: number) {
    this.memory = memory;
    this.monotonic = monotonic;
    this.held = held;
    this.counted = reading;
    this.stored = reading;
    this.tickedAt = monotonic();
  }

  /** Goes on from the last reading. */
  static async start(
    memory: ClockMemory,
    monotonic: () => number,
    held: (isHeld: boolean) => void = () => undefined,
  ): Promise<ServiceClock> {
    const clock = new ServiceClock(memory, monotonic, held, await memory.last());
    clock.timer = setInterval(() => clock.tick(), TICK_MS);
    clock.timer.unref();
    return clock;
  }

  /** Whole milliseconds, never less than an earlier reading. */
  read(): number {
    const now = this.monotonic();
    const end = Math.min(now, (this.beatenAt ?? now) + LONGEST_TICK_MS);
    if (!this.isHeld) this.counted += Math.min(Math.max(0, end - this.tickedAt), LONGEST_TICK_MS);
    this.tickedAt = now;
    return Math.floor(this.counted);
  }

  /** Stores the last reading. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    // A reading that can't be stored costs nobody anything.
    await this.memory.beat(this.read()).catch(() => undefined);
  }

  private tick(): void {
    const reading = this.read();
    if (this.beatenAt === undefined && (this.isHeld || reading - this.stored >= BEAT_MS)) void this.beat(reading);
  }

  /** While nothing can be stored, nobody can move. */
  private async beat(reading: number): Promise<void> {
    this.beatenAt = this.tickedAt;
    try {
      const shared = await this.memory.beat(reading);
      this.stored = reading;
      this.read();
      this.counted = Math.max(this.counted, shared);
      this.hold(false);
    } catch {
      this.read();
      this.hold(true);
    }
    this.beatenAt = undefined;
  }

  private hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    this.held(isHeld);
  }
}
