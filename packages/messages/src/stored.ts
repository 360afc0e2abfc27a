/** Rare texts about stored games: loaded separately, so that no player waits for them. */
export interface StoredTexts {
  /** Why a backup wasn't restored, and what to do next. */
  readonly notRestored: Readonly<Record<'too-large' | 'full' | 'refused', string>>;
  /** The button that asks the browser to keep everything when space runs low. */
  readonly protect: string;
  readonly protection: Readonly<Record<'protected' | 'unprotected' | 'declined' | 'unavailable', string>>;
  /** A game that breaks the current rules. */
  readonly outdated: string;
  readonly outdatedMore: string;
  /** Corrections to the rules, which may explain why an older game is refused. */
  readonly corrected: { readonly sintra: string };
}
