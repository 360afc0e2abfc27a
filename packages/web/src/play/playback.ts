/** What happened, shown one thing after another at a pace that people can follow. */
import type { GameTypes } from '@leadlight/core';

/** One event, what followed from it, and the position after it as the viewer sees it. */
export interface Happening<T extends GameTypes> {
  readonly event: T['event'];
  readonly followed: readonly T['consequence'][];
  readonly position: T['position'];
}

export interface Stage<T extends GameTypes> {
  /** Shows one happening. */
  show(happening: Happening<T>): void;
  /** How long it takes to see what happened, in milliseconds; 0 when nothing moves. */
  pace(happening: Happening<T>): number;
  /** Nothing is left to show. */
  idle(): void;
}

export class Playback<T extends GameTypes> {
  paused = false;
  private readonly stage: Stage<T>;
  private readonly waiting: Happening<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage<T>) {
    this.stage = stage;
  }

  get isIdle(): boolean {
    return this.waiting.length === 0 && this.timer === undefined;
  }

  push(happenings: readonly Happening<T>[]): void {
    this.waiting.push(...happenings);
    if (this.timer === undefined) this.next();
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    if (this.timer === undefined) this.next();
  }

  /** Shows everything that waits at once. Whoever acts does not want to wait. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const happening of this.waiting.splice(0)) this.stage.show(happening);
    this.stage.idle();
  }

  private next(): void {
    this.timer = undefined;
    if (this.paused) return;
    for (let happening = this.waiting.shift(); happening !== undefined; happening = this.waiting.shift()) {
      this.stage.show(happening);
      const pace = this.stage.pace(happening);
      if (pace === 0) continue;
      this.timer = setTimeout(() => this.next(), pace);
      return;
    }
    this.stage.idle();
  }
}
