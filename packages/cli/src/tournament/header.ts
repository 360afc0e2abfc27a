/** The first line of a tournament's file: everything that determines its games. */
import { isObject } from '@leadlight/core';
import { version } from '../base/version.ts';
import type { Settings } from './settings.ts';

const FORMAT = 'leadlight-tournament/1';

export interface Header extends Settings {
  readonly format: string;
  /** The version of the bots: another version may play differently. */
  readonly leadlight: string;
}

export const headerOf = (settings: Settings): Header => ({
  format: FORMAT,
  leadlight: version(),
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

/** The first setting that differs; `flags` are those of the command. */
export function differenceOf(
  there: Readonly<Record<string, unknown>>,
  here: Header,
  flags: readonly string[],
): Difference | undefined {
  const [old, now] = [flat(there), flat(here)];
  const setting = Object.keys({ ...now, ...old }).find((name) => old[name] !== now[name]);
  if (setting === undefined) return undefined;
  return { setting: flagOf(setting, flags), there: old[setting] ?? NONE, here: now[setting] ?? NONE };
}

const NONE = '–';

/** A setting with a flag is named by that flag: `scoreFloor` by `--score-floor`. */
function flagOf(setting: string, flags: readonly string[]): string {
  const flag = setting.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return flags.includes(flag) ? `--${flag}` : setting;
}

/** Each setting as text, including the options of the game. */
function flat({ options, ...rest }: { readonly options?: unknown }): Readonly<Record<string, string>> {
  const all = { ...rest, ...(isObject(options) ? options : {}) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, written(value)]));
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
};
