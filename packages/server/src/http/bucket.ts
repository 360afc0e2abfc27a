/** Limits how often something may happen: so many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  private readonly rate: Rate;
  private readonly now: () => number;
  private left: number;
  private filledAt: number;

  /** `now` is in milliseconds, by a clock that never goes back. */
  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.rate = rate;
    this.now = now;
    this.left = rate.burst;
    this.filledAt = now();
  }

  /** Whether it may happen now. */
  take(): boolean {
    this.fill();
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** Takes what was used elsewhere; it can't be refused any more. */
  spend(count: number): void {
    this.fill();
    this.left = Math.max(-this.rate.burst, this.left - count);
  }

  /** Whether nothing was taken lately, so that a new bucket would be the same. */
  get isFull(): boolean {
    this.fill();
    return this.left === this.rate.burst;
  }

  private fill(): void {
    const now = this.now();
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.filledAt) / 1000) * perSecond);
    this.filledAt = now;
  }
}

/** A bucket for each key, such as an address. Full ones are forgotten. */
export class Buckets {
  private readonly rate: Rate;
  private readonly now: (() => number) | undefined;
  private readonly byKey = new Map<string, Bucket>();
  /** Forgetting is worth the time when there are twice as many as there were after the last time. */
  private most = 1000;

  constructor(rate: Rate, now?: () => number) {
    this.rate = rate;
    this.now = now;
  }

  get size(): number {
    return this.byKey.size;
  }

  take(key: string): boolean {
    return this.of(key).take();
  }

  spend(key: string, count: number): void {
    this.of(key).spend(count);
  }

  private of(key: string): Bucket {
    return this.byKey.get(key) ?? this.made(key);
  }

  private made(key: string): Bucket {
    if (this.byKey.size >= this.most) this.forget();
    const bucket = new Bucket(this.rate, this.now);
    this.byKey.set(key, bucket);
    return bucket;
  }

  private forget(): void {
    for (const [key, bucket] of this.byKey) if (bucket.isFull) this.byKey.delete(key);
    this.most = Math.max(1000, 2 * this.byKey.size);
  }
}
