import type { Texts } from '@leadlight/messages';

export interface ScreenProps {
  readonly texts: Texts;
  /** The part of the address after the screen's name. */
  readonly of: string;
}
