/** What is rarely said of stored games: loaded by itself, so that nobody waits for it before playing. */
export interface StoredTexts {
  /** Why nothing of a backup was restored, and what to do next. */
  readonly notRestored: Readonly<Record<'too-large' | 'full' | 'refused', string>>;
  /** Asks the browser to keep everything when space runs low. */
  readonly protect: string;
  readonly protection: Readonly<Record<'protected' | 'unprotected' | 'declined' | 'unavailable', string>>;
  /** A game that today's rules refuse. */
  readonly outdated: string;
  readonly outdatedMore: string;
  /** What was corrected in the rules of a game, and may be why an old one is refused. */
  readonly corrected: { readonly sintra: string };
}
