/** The chance of a simulation: the same seed gives the same load. */
import { FastRandom } from '@leadlight/core';

/** How much people's times differ: with 0.8, one move in ten takes more than twice the mean. */
const SPREAD = 0.8;

export class Chance {
  private readonly random: FastRandom;

  constructor(seed: string) {
    this.random = new FastRandom(seed);
  }

  below(n: number): number {
    return this.random.below(n);
  }

  /** Log-normal, with this mean. */
  time(mean: number, spread = SPREAD): number {
    return mean * Math.exp(spread * this.normal() - spread ** 2 / 2);
  }

  /** What is left of such a time, if one looks at any moment: longer times are met more often. */
  rest(mean: number): number {
    return this.time(mean) * Math.exp(SPREAD ** 2) * this.unit();
  }

  /** Between two events that have nothing to do with each other. */
  gap(perSecond: number): number {
    return -Math.log(this.unit()) / perSecond;
  }

  /** Above 0, up to 1. */
  unit(): number {
    return (this.random.next() + 1) * 2 ** -32;
  }

  private normal(): number {
    return Math.sqrt(-2 * Math.log(this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }
}
