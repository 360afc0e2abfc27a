/** Requests to stop, from the system or the keyboard. */

/** Each signal with the exit code that shells expect after it. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * One Ctrl-C can arrive several times within moments: the terminal sends it to every foreground process, and some of
 * them, such as npm, pass it on.
 */
const SAME_MS = 500;

/** The parts of the process that a stop depends on. */
interface World {
  readonly now: () => number;
  readonly leave: (exitCode: number) => void;
}

const REAL: World = { now: () => performance.now(), leave: (exitCode) => process.exit(exitCode) };

/** The first signal asks for an orderly end. The next one means that the user will not wait. */
export class Stop {
  /** The exit code for the signal, once one has arrived. */
  exitCode: number | undefined;
  private readonly world: World;
  private readonly controller = new AbortController();
  private readonly listeners = Object.entries(SIGNALS).map(([signal, exitCode]) => ({
    signal,
    hear: () => this.hear(exitCode),
  }));
  private heardAt = 0;

  constructor(world = REAL) {
    this.world = world;
    for (const { signal, hear } of this.listeners) process.on(signal, hear);
  }

  /** Aborted by the first signal. */
  get asked(): AbortSignal {
    return this.controller.signal;
  }

  hear(exitCode: number): void {
    if (this.exitCode === undefined) this.begin(exitCode);
    else if (this.world.now() - this.heardAt > SAME_MS) this.world.leave(exitCode);
  }

  private begin(exitCode: number): void {
    this.exitCode = exitCode;
    this.heardAt = this.world.now();
    this.controller.abort();
  }

  /** From now on, signals end the process as usual. */
  release(): void {
    for (const { signal, hear } of this.listeners) process.off(signal, hear);
  }
}
