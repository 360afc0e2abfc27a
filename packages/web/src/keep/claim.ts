/** Who plays a table that is open in several tabs: the one that holds its lock. The others wait in line for it. */

/** What we need of the locks of a browser. */
export interface Locks {
  request(name: string, options: Asking, work: (lock: object | null) => Promise<void> | undefined): Promise<unknown>;
}

interface Asking {
  readonly ifAvailable?: boolean;
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

interface Heard {
  /** This tab plays from now on. */
  readonly gained: () => void;
  /** Another tab has taken over. */
  readonly lost: () => void;
}

export class Claim {
  private readonly locks: Locks | undefined;
  private readonly name: string;
  private readonly heard: Heard;
  private line = new AbortController();
  private release: () => void = () => undefined;
  private hasLeft = false;

  /** Without locks every tab plays; what is stored is still never overwritten. */
  constructor(locks: Locks | undefined, name: string, heard: Heard) {
    this.locks = locks;
    this.name = name;
    this.heard = heard;
  }

  /** Whether this tab may play at once. If not it gets in line, and hears when the tab that plays has gone. */
  async enter(): Promise<boolean> {
    const isFirst = await this.request({ ifAvailable: true });
    if (!isFirst) void this.wait();
    return isFirst;
  }

  /** Takes the place of whoever plays. */
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

  /** Whether the lock is held, once that is known. */
  private request(options: Asking): Promise<boolean> {
    const { locks } = this;
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((answer) => {
      let isHeld = false;
      const holding = locks.request(this.name, options, (lock) => {
        isHeld = lock !== null && !this.hasLeft;
        answer(isHeld);
        return isHeld ? new Promise<void>((release) => (this.release = release)) : undefined;
      });
      // Rejected when it was stolen, or when nobody waits any more.
      holding.catch(() => (isHeld ? this.lose() : answer(false)));
    });
  }

  private lose(): void {
    if (this.hasLeft) return;
    this.heard.lost();
    void this.wait();
  }
}
