/** The list of keyboard shortcuts: the effect of each key, and the names of keys that aren't letters. */
export type KeyCommand =
  | 'confirm'
  | 'undo'
  | 'cancel'
  | 'end'
  | 'type'
  | 'details'
  | 'describe'
  | 'log'
  | 'score'
  | 'pause'
  | 'skip'
  | 'menu'
  | 'help';

export type KeyArea = 'take' | 'own' | 'action' | 'others' | 'tools' | 'track' | 'objectives';

export interface KeysTexts {
  readonly intro: string;
  readonly canBeOff: string;
  readonly anywhere: string;
  readonly playing: string;
  /** The questions that keys ask. */
  readonly asking: string;
  readonly jumping: string;
  readonly jumpingAgain: string;
  /** The key that moves from area to area. */
  readonly walk: string;
  readonly moveBetween: string;
  readonly moveInside: string;
  readonly toEnds: string;
  readonly touch: string;
  readonly commands: Readonly<Record<KeyCommand, string>>;
  readonly areas: Readonly<Record<KeyArea, string>>;
  /** How screen readers let keys through. */
  readonly reader: { readonly heading: string; readonly texts: readonly string[] };
  /** Answers to keys that can do nothing now. */
  readonly unavailable: Readonly<Record<'confirm' | 'undo' | 'end' | 'watching' | 'area' | 'details', string>>;
  readonly names: Readonly<Record<'tab' | 'arrows' | 'home' | 'end' | 'enter' | 'space' | 'escape', string>>;
}
