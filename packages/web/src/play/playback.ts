/** Shows events one after another, at a pace that people can follow. */
import type { GameTypes } from '@leadlight/core';
import type { Happening } from '@leadlight/table';

/** An event to show: for the first time, again on request, or already known because it was drafted here. */
export interface Scene<T extends GameTypes> extends Happening<T> {
  readonly how: 'new' | 'again' | 'drafted';
}

export interface PlaybackTarget<T extends GameTypes> {
  show(scene: Scene<T>): void;
  /** The time to look at an event in milliseconds; 0 if nothing moves. */
  pace(scene: Scene<T>): number;
  /** Called when playback starts, and when nothing is left to show. */
  changed(isIdle: boolean): void;
}

export class Playback<T extends GameTypes> {
  private isPaused = false;
  private readonly target: PlaybackTarget<T>;
  private readonly waiting: Scene<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(target: PlaybackTarget<T>) {
    this.target = target;
  }

  get isIdle(): boolean {
    return this.waiting.length === 0 && this.timer === undefined;
  }

  push(scenes: readonly Scene<T>[]): void {
    this.waiting.push(...scenes);
    if (this.timer === undefined) this.next();
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
    if (this.timer === undefined) this.next();
  }

  /** Shows all pending events at once, because a player who acts doesn't want to wait. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isPaused = false;
    for (const scene of this.waiting.splice(0)) this.target.show(scene);
    this.target.changed(true);
  }

  private next(): void {
    this.timer = undefined;
    while (!this.isPaused) {
      const scene = this.waiting.shift();
      if (scene === undefined) break;
      this.target.show(scene);
      const pace = this.target.pace(scene);
      if (pace === 0) continue;
      this.timer = setTimeout(() => this.next(), pace);
      break;
    }
    this.target.changed(this.isIdle);
  }
}
