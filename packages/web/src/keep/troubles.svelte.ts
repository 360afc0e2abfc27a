/** What went wrong and has not been settled: told to the person at the screen, wherever in the client they are. */
import type { FailureKind } from '../store/failure.ts';

export type TroubleKind =
  | FailureKind
  /** Another tab has deleted the table. */
  | 'deleted'
  /** The browser does not open its store. */
  | 'unopened'
  /** The store does not answer. */
  | 'silent'
  /** This browser keeps nothing. */
  | 'unkept'
  /** Bots do not answer. */
  | 'bot'
  /** A bot wanted to break the rules. */
  | 'illegal'
  /** A part of the client is missing. */
  | 'unloaded'
  | 'unknown';

class Troubles {
  kinds = $state.raw<readonly TroubleKind[]>([]);
  /** Those who wait until it is tried again. */
  private waiting: readonly (readonly [TroubleKind, () => void])[] = [];

  report(kind: TroubleKind): void {
    if (!this.kinds.includes(kind)) this.kinds = [...this.kinds, kind];
  }

  /** Reports it, and waits until the person asks to try again. */
  untilRetried(kind: TroubleKind): Promise<void> {
    this.report(kind);
    return new Promise((resolve) => (this.waiting = [...this.waiting, [kind, resolve]]));
  }

  /** It is settled, or known: whoever waits for it tries again. */
  settle(kind: TroubleKind): void {
    const ready = this.waiting.filter(([each]) => each === kind);
    this.kinds = this.kinds.filter((each) => each !== kind);
    this.waiting = this.waiting.filter(([each]) => each !== kind);
    for (const [, resolve] of ready) resolve();
  }
}

export const troubles = new Troubles();
