/** A section of a position in words. */
import type { KeyArea } from '@leadlight/messages';

export interface Section {
  /** The area that the section describes; left out for the state of the whole game. */
  readonly area?: KeyArea;
  readonly heading: string;
  readonly lines: readonly string[];
  /** The same lines in few words, one for one; left out where they are short. */
  readonly short?: readonly string[];
}
