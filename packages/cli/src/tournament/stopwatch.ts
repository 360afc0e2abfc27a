import type { Moment } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';
import type { Decision, Player } from '../players/player.ts';

/** A player whose moves are timed. */
export class Stopwatch<T extends GameTypes> implements Player<T> {
  readonly name: string;
  moves = 0;
  milliseconds = 0;
  longest = 0;
  private readonly player: Player<T>;

  constructor(player: Player<T>) {
    this.name = player.name;
    this.player = player;
  }

  async decide(moment: Moment<T>, seed: string): Promise<Decision<T>> {
    const start = performance.now();
    const decision = await this.player.decide(moment, seed);
    const took = performance.now() - start;
    this.moves++;
    this.milliseconds += took;
    this.longest = Math.max(this.longest, took);
    return decision;
  }

  close(): Promise<void> {
    return this.player.close();
  }
}
