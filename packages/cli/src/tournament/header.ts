/** The first line of a tournament's file: all that decides its games. */
import { isObject } from '@leadlight/core';
import { withKit } from '../kits.ts';
import { version } from '../version.ts';
import type { Settings } from './settings.ts';

const FORMAT = 'leadlight-tournament/1';

export interface Header extends Settings {
  readonly format: string;
  /** The version of the bots, since another one may play otherwise; and that of the rules. */
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

/** Something that is not as it was: a setting by its name, and what it was there and is here. */
export interface Difference {
  readonly setting: string;
  readonly there: string;
  readonly here: string;
}

/** The first setting that is not the same. */
export function differenceOf(there: Readonly<Record<string, unknown>>, here: Header): Difference | undefined {
  const [old, now] = [flat(there), flat(here)];
  const setting = Object.keys({ ...now, ...old }).find((name) => old[name] !== now[name]);
  if (setting === undefined) return undefined;
  return { setting: FLAGS[setting] ?? setting, there: old[setting] ?? NONE, here: now[setting] ?? NONE };
}

const NONE = '–';

/** Settings that have a flag are called by it. */
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

/** Each setting as text, the options of the game like all others. */
function flat({ options, ...rest }: { readonly options?: unknown }): Readonly<Record<string, string>> {
  const all = { ...rest, ...(isObject(options) ? options : {}) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, written(value)]));
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
};
