/** The player's settings as stored in this browser. */
import { LOCALES, NARRATIONS, type Locale, type Narration } from '@leadlight/messages';
import { LIGHTS, PALETTES, type Palette } from '../ui/art/looks.ts';

export const THEMES = ['system', ...LIGHTS] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['slow', 'usual', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Chosen {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly speed: Speed;
  readonly autoConfirm: boolean;
  /** panes lie on the sector that matches their shape. */
  readonly sectors: boolean;
  readonly emblems: boolean;
  /** Whether the log shows sentences instead of short lines. */
  readonly sentences: boolean;
  /** Whether games are shown as text, in one column. */
  readonly linear: boolean;
  readonly narration: Narration;
  /** Whether single letters and digits act as shortcuts during a game. */
  readonly shortcuts: boolean;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
}

/** The storage key of the settings. */
export const KEY = 'leadlight-settings';

/** The browser's most preferred language among those we have. */
function systemLocale(): Locale {
  const asked = navigator.languages.map((language) => language.split('-')[0]);
  return asked.flatMap((language) => LOCALES.find((locale) => locale === language) ?? [])[0] ?? 'en';
}

const DEFAULTS = (): Chosen => ({
  locale: systemLocale(),
  theme: 'system',
  palette: 'usual',
  speed: 'usual',
  autoConfirm: false,
  sectors: false,
  emblems: false,
  sentences: false,
  linear: false,
  narration: 'normal',
  shortcuts: true,
  sound: true,
  volume: 60,
});

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

/** Stored values may be outdated or come from a file that someone else made: unknown ones are ignored. */
export function readChosen(): Chosen {
  const defaults = DEFAULTS();
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Chosen, unknown>>;
    return {
      locale: LOCALES.find((locale) => locale === stored.locale) ?? defaults.locale,
      theme: THEMES.find((theme) => theme === stored.theme) ?? defaults.theme,
      palette: PALETTES.find((palette) => palette === stored.palette) ?? defaults.palette,
      speed: SPEEDS.find((speed) => speed === stored.speed) ?? defaults.speed,
      autoConfirm: stored.autoConfirm === true,
      sectors: stored.sectors === true,
      emblems: stored.emblems === true,
      sentences: stored.sentences === true,
      linear: stored.linear === true,
      narration: NARRATIONS.find((narration) => narration === stored.narration) ?? defaults.narration,
      shortcuts: stored.shortcuts !== false,
      sound: stored.sound !== false,
      volume: isVolume(stored.volume) ? stored.volume : defaults.volume,
    };
  } catch {
    return defaults;
  }
}
