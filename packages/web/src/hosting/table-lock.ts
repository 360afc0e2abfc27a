/** Decides which of several tabs plays a table: the tab that holds its lock. The others wait in line for the lock. */

/** The parts of the browser's lock manager that we use. */
export interface Locks {
  request(
    name: string,
    options: LockOptions,
    work: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown>;
}

interface LockOptions {
  readonly ifAvailable?: boolean;
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

interface LockEvents {
  /** Called when this tab starts to play. */
  readonly gained: () => void;
  /** Called when another tab has taken over. */
  readonly lost: () => void;
}

export class TableLock {
  private readonly locks: Locks | undefined;
  private readonly name: string;
  private readonly heard: LockEvents;
  private line = new AbortController();
  private release: () => void = () => undefined;
  private hasLeft = false;

  /** Without locks every tab plays; even then, stored entries are never overwritten. */
  constructor(locks: Locks | undefined, name: string, heard: LockEvents) {
    this.locks = locks;
    this.name = name;
    this.heard = heard;
  }

  /** Whether this tab may play at once. If not, it joins the queue and hears when the playing tab is gone. */
  async enter(): Promise<boolean> {
    const isFirst = await this.request({ ifAvailable: true });
    if (!isFirst) void this.wait();
    return isFirst;
  }

  /** Takes over from the playing tab. */
  async steal(): Promise<void> {
    this.line.abort();
    if (await this.request({ steal: true })) this.heard.gained();
  }

  leave(): void {
    this.hasLeft = true;
    this.line.abort();
    this.release();
  }

  private async wait(): Promise<void> {
    this.line = new AbortController();
    if (await this.request({ signal: this.line.signal })) this.heard.gained();
  }

  /** Resolves as soon as it is known whether the lock is held. */
  private request(options: LockOptions): Promise<boolean> {
    const { locks } = this;
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((answer) => {
      let isHeld = false;
      const holding = locks.request(this.name, options, (lock) => {
        isHeld = lock !== null && !this.hasLeft;
        answer(isHeld);
        return isHeld ? new Promise<void>((release) => (this.release = release)) : undefined;
      });
      // Rejected when the lock was stolen or the request was aborted.
      holding.catch(() => (isHeld ? this.lose() : answer(false)));
    });
  }

  private lose(): void {
    if (this.hasLeft) return;
    this.heard.lost();
    void this.wait();
  }
}
