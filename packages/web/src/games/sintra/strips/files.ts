/**
 * Reads strip sets from this browser's storage or from files, possibly made by strangers. Nothing in them is trusted.
 */
import { isObject, type Problem } from '@leadlight/core';
import { parseStripSet, SLOTS, SPACES, type Reason } from '@leadlight/sintra';
import { tidyName } from '../../../base/tidy.ts';
import { KINDS, stripsOf, type DraftStrip, type Entered, type StripDraft } from './draft.ts';

export const LONGEST_NAME = 40;
/** More than any strip set needs. */
export const LARGEST_FILE = 64 * 1024;
const MOST_SETS = 100;

/** The name of a set, tidied up. */
export const setName = (name: string): string => tidyName(name, LONGEST_NAME);

const folded = (name: string): string => setName(name).toLocaleLowerCase();

export const isTaken = (name: string, names: readonly string[]): boolean => names.map(folded).includes(folded(name));

/** The name, followed by a number if it is taken. */
export function uniqueName(name: string, names: readonly string[]): string {
  const short = setName(name).slice(0, LONGEST_NAME - ' (100)'.length);
  for (let number = 2; isTaken(name, names); number++) name = `${short} (${number})`;
  return name;
}

function sideFrom(value: unknown): readonly Entered[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: SPACES }, (_, at) => KINDS.find((kind) => kind === list[at]) ?? null);
}

function stripFrom(value: unknown): DraftStrip {
  return isObject(value)
    ? { front: sideFrom(value['front']), back: sideFrom(value['back']) }
    : { front: sideFrom(null), back: sideFrom(null) };
}

function draftFrom(value: unknown): StripDraft | undefined {
  if (!isObject(value)) return undefined;
  const { id, name, strips } = value;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || typeof name !== 'string' || setName(name) === '') {
    return undefined;
  }
  const list: readonly unknown[] = Array.isArray(strips) ? strips : [];
  return { id, name: setName(name), strips: Array.from({ length: SLOTS }, (_, at) => stripFrom(list[at])) };
}

/** The sets stored in this browser. Unreadable ones are left out, and no two share a name or an id. */
export function draftsFrom(value: unknown): readonly StripDraft[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST_SETS) : [];
  const drafts: StripDraft[] = [];
  for (const draft of list.map(draftFrom)) {
    if (draft === undefined || drafts.some(({ id }) => id === draft.id)) continue;
    const names = drafts.map(({ name }) => name);
    drafts.push({ ...draft, name: uniqueName(draft.name, names) });
  }
  return drafts;
}

const listIn = (text: string): readonly unknown[] => {
  const list = jsonOf(text);
  return Array.isArray(list) ? list : [];
};

/** The sets stored in this browser, with those of a backup that are missing here. */
export const withMore = (stored: string, backup: string): string =>
  JSON.stringify(draftsFrom([...listIn(stored), ...listIn(backup)]));

/** A complete set as a file: its name and strips, in the form of a game's options. */
export function fileOf({ name, strips }: StripDraft): string | undefined {
  const complete = stripsOf(strips);
  return complete === undefined ? undefined : `${JSON.stringify({ name, strips: complete }, null, 2)}\n`;
}

export type OpenedFile =
  | { readonly ok: true; readonly name: string; readonly strips: readonly DraftStrip[] }
  /** The list is empty for a file that isn't a strip set at all. */
  | { readonly ok: false; readonly problems: readonly Problem<Reason>[] };

const NOTHING: OpenedFile = { ok: false, problems: [] };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A strip set from the text of a file; `nameless` is the name for a set without one. */
export function openFile(text: string, nameless: string): OpenedFile {
  const json = text.length > LARGEST_FILE ? undefined : jsonOf(text);
  if (!isObject(json) || !Array.isArray(json['strips'])) return NOTHING;
  const parsed = parseStripSet(json['strips']);
  if (!parsed.ok) return { ok: false, problems: parsed.problems };
  const strips = parsed.value.toSorted((a, b) => a.id - b.id).map(({ front, back }) => ({ front, back }));
  const name = typeof json['name'] === 'string' ? setName(json['name']) : '';
  return { ok: true, name: name || nameless, strips };
}
