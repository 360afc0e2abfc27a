/** Problems that are nobody's fault. */
export type Trouble =
  | 'full'
  | 'refused'
  | 'taken'
  | 'gone'
  | 'deleted'
  | 'unopened'
  | 'silent'
  | 'unkept'
  | 'bot'
  | 'illegal'
  | 'unloaded'
  | 'unknown';

export interface TroubleTexts {
  /** The name of the region that lists problems. */
  readonly title: string;
  readonly sentences: Readonly<Record<Trouble, string>>;
  readonly retry: string;
  /** Continues although nothing can be stored. */
  readonly unsaved: string;
  /** Downloads everything in this browser's storage. */
  readonly backup: string;
  readonly makeRoom: string;
  /** Reloads a game from storage. */
  readonly reopen: string;
  /** Dismisses a problem that needs no action. */
  readonly fine: string;
  readonly missing: string;
  readonly missingMore: string;
  readonly unreadable: string;
  readonly unreadableMore: string;
  readonly otherRules: (version: string) => string;
  readonly otherRulesMore: string;
  readonly download: string;
}
