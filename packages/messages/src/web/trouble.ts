/** What can go wrong without anybody being at fault. */
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
  /** The name of the place where troubles are told. */
  readonly title: string;
  readonly sentences: Readonly<Record<Trouble, string>>;
  readonly retry: string;
  /** Goes on where nothing can be stored. */
  readonly unsaved: string;
  /** Downloads everything that is stored. */
  readonly backup: string;
  readonly makeRoom: string;
  /** Shows a game as it is stored now. */
  readonly reopen: string;
  /** The sentence was read. */
  readonly fine: string;
  readonly missing: string;
  readonly missingMore: string;
  readonly unreadable: string;
  readonly unreadableMore: string;
  readonly otherRules: (version: string) => string;
  readonly otherRulesMore: string;
  readonly download: string;
}
