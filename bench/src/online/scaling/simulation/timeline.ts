/** Simulated time: what is to happen later happens in its order, as soon as everything before it has. */

interface Later {
  readonly at: number;
  readonly happen: () => void;
}

/** Comes after everything. */
const NEVER: Later = { at: Infinity, happen: () => undefined };

export class Timeline {
  now = 0;
  /** A binary heap: each one is before both that follow it. */
  private readonly heap: Later[] = [];

  after(seconds: number, happen: () => void): void {
    this.rise({ at: this.now + seconds, happen });
  }

  runUntil(end: number): void {
    for (let next = this.at(0); next.at <= end; next = this.at(0)) {
      this.now = next.at;
      this.removeFirst();
      next.happen();
    }
    this.now = end;
  }

  private at(index: number): Later {
    return this.heap[index] ?? NEVER;
  }

  private removeFirst(): void {
    const last = this.heap.pop();
    if (last !== undefined && this.heap.length > 0) this.sink(last);
  }

  /** Moves the ones above down, until this one finds its place. */
  private rise(later: Later): void {
    let index = this.heap.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = this.at(parent);
      if (above.at <= later.at) break;
      this.heap[index] = above;
      index = parent;
    }
    this.heap[index] = later;
  }

  private sink(later: Later): void {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const first = this.at(left + 1).at < this.at(left).at ? left + 1 : left;
      const below = this.at(first);
      if (below.at >= later.at) break;
      this.heap[index] = below;
      index = first;
    }
    this.heap[index] = later;
  }
}
