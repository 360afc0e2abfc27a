/** Lets the event loop run now and then: bots think without a pause, and signals would go unnoticed. */
import { setImmediate as turn } from 'node:timers/promises';

/** Short enough to answer Ctrl-C at once, and long enough to cost nothing. */
const AFTER_MS = 50;

export class Breath {
  private last = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.last < AFTER_MS) return;
    await turn();
    this.last = performance.now();
  }
}
