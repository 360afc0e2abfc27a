export interface SettingsTexts {
  readonly title: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'dusk' | 'day', string>>;
  /** The glass colours. */
  readonly palette: string;
  readonly palettes: Readonly<Record<'usual' | 'red-green' | 'blue-yellow' | 'contrast', string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'usual' | 'fast' | 'none', string>>;
  readonly sounds: string;
  readonly sound: string;
  readonly volume: string;
  /** Above the list that plays each sound. */
  readonly learnSounds: string;
  readonly on: string;
  readonly off: string;
  readonly autoConfirm: string;
  readonly sectors: string;
  readonly emblems: string;
  readonly sentences: string;
  /** Games as text, in one column. */
  readonly linear: string;
  readonly shortcuts: string;
}
