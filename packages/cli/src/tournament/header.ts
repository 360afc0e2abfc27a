/** The first line of a tournament's file: everything that determines its games. */
import { isObject } from '@leadlight/core';
import { withKit } from '../kits.ts';
import { version } from '../version.ts';
import type { Settings } from './settings.ts';

const FORMAT = 'leadlight-tournament/1';

export interface Header extends Settings {
  readonly format: string;
  /** The versions of the bots and of the rules: another version may play differently. */
  readonly leadlight: string;
  readonly rules: string;
}

export const headerOf = (settings: Settings): Header => ({
  format: FORMAT,
  leadlight: version(),
  rules: withKit(settings.game, ({ game }) => game.rules),
  ...settings,
});

export const isHeader = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && value['format'] === FORMAT;

/** A setting that has changed: its name, its value in the file, and its value now. */
export interface Difference {
  readonly setting: string;
  readonly there: string;
  readonly here: string;
}

/** The first setting that differs. */
export function differenceOf(there: Readonly<Record<string, unknown>>, here: Header): Difference | undefined {
  const [old, now] = [flat(there), flat(here)];
  const setting = Object.keys({ ...now, ...old }).find((name) => old[name] !== now[name]);
  if (setting === undefined) return undefined;
  return { setting: FLAGS[setting] ?? setting, there: old[setting] ?? NONE, here: now[setting] ?? NONE };
}

const NONE = '–';

/** Settings with a flag are named by that flag. */
const FLAGS: Readonly<Record<string, string>> = {
  game: '--game',
  players: '--players',
  bots: '--bots',
  seed: '--seed',
  think: '--think',
  limit: '--limit',
  side: '--side',
  scoreFloor: '--score-floor',
  tools: '--tools',
};

/** Each setting as text, including the options of the game. */
function flat({ options, ...rest }: { readonly options?: unknown }): Readonly<Record<string, string>> {
  const all = { ...rest, ...(isObject(options) ? options : {}) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, written(value)]));
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
};
