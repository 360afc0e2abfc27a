/** What the client needs of a game besides its rules, so that playing is written once for all games. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Edition } from '../keep/edition.ts';
import type { Kind } from '../replay/kind.ts';
import type { StepsOf } from './choosing/chooser.ts';

export interface Kit<T extends GameTypes, Step extends object> extends Edition<T> {
  /** For scores and records, which are not needed to play. */
  readonly kind: () => Promise<Kind<T>>;
  readonly stepsOf: StepsOf<T['move'], Step>;
  /** Steps that need no touch when nothing else is open: there is no choice in them. */
  readonly isPlain: (step: Step) => boolean;
  /**
   * A move that the player may have meant by touching something that is not open, so that the rules can say why not;
   * undefined when nothing can be said.
   */
  readonly meant: (touched: readonly Step[], step: Step, position: T['position'], seat: Seat) => T['move'] | undefined;
}
