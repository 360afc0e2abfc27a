/** The page of keys: what each does, and what the keys are called that have more than a letter. */
export type KeyCommand =
  'confirm' | 'undo' | 'cancel' | 'end' | 'describe' | 'log' | 'score' | 'pause' | 'skip' | 'menu' | 'help';

export type KeyArea = 'take' | 'own' | 'action' | 'others' | 'tools' | 'track' | 'objectives';

export interface KeysTexts {
  readonly title: string;
  readonly intro: string;
  readonly canBeOff: string;
  readonly anywhere: string;
  readonly playing: string;
  readonly jumping: string;
  readonly jumpingAgain: string;
  /** Of the key that leads from area to area. */
  readonly walk: string;
  readonly moveBetween: string;
  readonly moveInside: string;
  readonly toEnds: string;
  readonly touch: string;
  readonly commands: Readonly<Record<KeyCommand, string>>;
  readonly areas: Readonly<Record<KeyArea, string>>;
  readonly names: Readonly<Record<'tab' | 'arrows' | 'home' | 'end' | 'enter' | 'space' | 'escape', string>>;
}
