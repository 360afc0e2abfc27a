/** Rare texts about stored games: loaded separately, so that no player waits for them. */
import type { KeepingQuestion } from './web/keeping.ts';

/** All data in this browser. */
export interface DataTexts {
  readonly abandonAsk: KeepingQuestion;
  readonly removeAsk: KeepingQuestion;
  /** Before all finished games are deleted. */
  readonly makeRoomAsk: KeepingQuestion;
  readonly title: string;
  readonly more: string;
  readonly restore: string;
  readonly wipe: string;
  readonly wipeAsk: KeepingQuestion;
  /** How many games of a backup are new, already here, or damaged. */
  readonly added: (count: number) => string;
  readonly known: (count: number) => string;
  readonly broken: (count: number) => string;
  readonly noBackup: string;
  /** Stored games that can't be read. */
  readonly damaged: (count: number) => string;
  readonly removeDamaged: string;
}

export interface StoredTexts {
  readonly data: DataTexts;
  /** Why a file or a link can't be opened. */
  readonly links: Readonly<Record<'broken' | 'too-long' | 'too-large', string>>;
  /** Why a backup wasn't restored, and what to do next. */
  readonly notRestored: Readonly<Record<'too-large' | 'full' | 'refused', string>>;
  /** The button that asks the browser to keep everything when space runs low. */
  readonly protect: string;
  readonly protection: Readonly<Record<'protected' | 'unprotected' | 'declined' | 'unavailable', string>>;
  /** What browsers refuse to pages over plain HTTP. */
  readonly plain: string;
  /** A game that breaks the current rules. */
  readonly outdated: string;
  readonly outdatedMore: string;
  /** Corrections to the rules, which may explain why an older game is refused. */
  readonly corrected: { readonly sintra: string };
}
