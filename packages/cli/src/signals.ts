/** Being told to stop, by the system or from the keyboard. */

/** Each signal with the exit code that shells expect after it. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * One Ctrl-C can arrive several times, within moments: the terminal tells every program in its foreground, and some of
 * them, such as npm, pass it on.
 */
const SAME_MS = 500;

/** What a stop needs of the world. */
interface World {
  readonly now: () => number;
  readonly leave: (exitCode: number) => void;
}

const REAL: World = { now: () => performance.now(), leave: (exitCode) => process.exit(exitCode) };

/** The first signal asks for an orderly end. The next one is from somebody who will not wait for that. */
export class Stop {
  /** The exit code of the signal, once there was one. */
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

  /** Signals end the process from now on, as they do by themselves. */
  release(): void {
    for (const { signal, hear } of this.listeners) process.off(signal, hear);
  }
}
