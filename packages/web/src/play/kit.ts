/** The parts of a game that the client needs besides its rules, so that playing is written once for all games. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Edition } from '../keep/edition.ts';
import type { Kind } from '../replay/kind.ts';
import type { StepsOf } from './choosing/chooser.ts';

export interface Kit<T extends GameTypes, Step extends object> extends Edition<T> {
  /** For scores and records, which playing doesn't need. */
  readonly kind: () => Promise<Kind<T>>;
  readonly stepsOf: StepsOf<T['move'], Step>;
  /** Steps without a choice: they are taken automatically when nothing else is open. */
  readonly isPlain: (step: Step) => boolean;
  /**
   * The move that the player may have meant by an unavailable touch, so that the rules can give a reason; undefined
   * when there is none to give.
   */
  readonly meant: (touched: readonly Step[], step: Step, position: T['position'], seat: Seat) => T['move'] | undefined;
  /** Whether a reason concerns the touched step itself, and not a detail that `meant` made up; by default all do. */
  readonly isAbout?: (step: Step, reason: T['reason']) => boolean;
}
