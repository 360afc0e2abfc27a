/** Work for later, at most one piece for each name. */
import type { Surroundings } from './surroundings.ts';

export class Timers {
  private readonly later: Surroundings['later'];
  private readonly cancels = new Map<string, () => void>();

  constructor({ later }: Pick<Surroundings, 'later'>) {
    this.later = later;
  }

  has(name: string): boolean {
    return this.cancels.has(name);
  }

  /** Replaces the work of the same name. */
  set(name: string, milliseconds: number, work: () => void): void {
    this.cancel(name);
    const run = (): void => {
      this.cancels.delete(name);
      work();
    };
    this.cancels.set(name, this.later(run, milliseconds));
  }

  cancel(name: string): void {
    this.cancels.get(name)?.();
    this.cancels.delete(name);
  }

  cancelAll(): void {
    for (const name of this.cancels.keys()) this.cancel(name);
  }
}
