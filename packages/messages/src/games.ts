/** The list of games in this browser. */
export interface GamesTexts {
  readonly filter: string;
  readonly all: string;
  readonly over: string;
  readonly none: string;
  readonly carryOn: string;
  readonly marks: Readonly<Record<'take-back' | 'play-on' | 'same-deal' | 'record', string>>;
  readonly showMore: string;
}
