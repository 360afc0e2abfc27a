/**
 * Numbered futures: the same number brings the same chance whatever is played, so that all moves meet the same dice.
 */
import type { Luck, Random } from '@leadlight/core';

/** A short stream that is cheap to start: splitmix32. */
class Stream implements Random {
  private state = 0;

  start(seed: number): this {
    this.state = seed;
    return this;
  }

  below(n: number): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    return ((mix(this.state) >>> 0) * 2 ** -32 * n) >>> 0;
  }
}

function mix(state: number): number {
  let z = state;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

function hash(label: string, seed: number): number {
  let state = seed;
  for (let i = 0; i < label.length; i++) state = Math.imul(state ^ label.charCodeAt(i), 0x01000193);
  return mix(state);
}

export class Futures {
  private readonly stream = new Stream();
  private readonly seed: number;
  private current = 0;

  constructor(random: Random) {
    this.seed = random.below(2 ** 31);
  }

  /** From here on, chance is that of the future with this number. */
  turnTo(number: number): void {
    this.current = mix((this.seed + Math.imul(number, 0x9e3779b9)) | 0);
  }

  /** One stream per label; only the latest one may be used. */
  readonly luck: Luck = (label) => this.stream.start(hash(label, this.current));
}
