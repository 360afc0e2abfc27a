/** Open problems, shown on whichever screen the player is. */
import type { FailureKind } from './failure-kind.ts';

export type TroubleKind =
  | FailureKind
  /** Another tab has deleted the table. */
  | 'deleted'
  /** The browser doesn't open its store. */
  | 'unopened'
  /** The store doesn't answer. */
  | 'silent'
  /** This browser doesn't save anything. */
  | 'unkept'
  /** The bots don't answer. */
  | 'bot'
  /** A bot chose an illegal move. */
  | 'illegal'
  /** A part of the client is missing. */
  | 'unloaded'
  | 'unknown';

class Troubles {
  kinds = $state.raw<readonly TroubleKind[]>([]);
  /** Callers waiting for another try. */
  private waiting: readonly (readonly [TroubleKind, () => void])[] = [];

  report(kind: TroubleKind): void {
    if (!this.kinds.includes(kind)) this.kinds = [...this.kinds, kind];
  }

  /** Reports the problem and waits until the player tries again. */
  untilRetried(kind: TroubleKind): Promise<void> {
    this.report(kind);
    return new Promise((resolve) => (this.waiting = [...this.waiting, [kind, resolve]]));
  }

  /** The problem is resolved or dismissed: everything that waits for it tries again. */
  settle(kind: TroubleKind): void {
    const ready = this.waiting.filter(([each]) => each === kind);
    this.kinds = this.kinds.filter((each) => each !== kind);
    this.waiting = this.waiting.filter(([each]) => each !== kind);
    for (const [, resolve] of ready) resolve();
  }
}

export const troubles = new Troubles();
