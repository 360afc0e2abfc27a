/** The named sections of a line of text, read one by one; collects their problems. */
import { problem, type Problem } from '@leadlight/core';
import type { Reason, Rule } from './reasons.ts';

export class Sections {
  readonly problems: Problem<Reason>[] = [];
  private readonly values = new Map<string, string>();
  private readonly unread = new Set<string>();

  constructor(text: string) {
    for (const section of text.trim().split(/\s+/)) {
      const [, name, value] = /^([A-Za-z]+\d?)=(.*)$/.exec(section) ?? [];
      if (name === undefined || this.values.has(name)) this.refuse('record', 'field-misplaced', name ?? section);
      else this.values.set(name, value);
    }
    for (const name of this.values.keys()) this.unread.add(name);
  }

  /** The text of an optional section. */
  maybe(name: string): string | undefined {
    this.unread.delete(name);
    return this.values.get(name);
  }

  /** The section as parsed by `parse`; `fallback` if it is missing or wrong, which is then a problem. */
  read<Value>(name: string, rule: Rule, parse: (text: string) => Value | undefined, fallback: Value): Value {
    const text = this.maybe(name);
    const value = text === undefined ? undefined : parse(text);
    if (value === undefined) this.refuse(rule, text === undefined ? 'field-missing' : 'field-wrong', name);
    return value ?? fallback;
  }

  /** A whole number from `least` to `most`. */
  number(name: string, rule: Rule, least: number, most: number): number {
    return this.read(name, rule, (text) => wholeNumber(text, least, most), least);
  }

  /** Sections left unread are misplaced. */
  close(): void {
    for (const name of this.unread) this.refuse('record', 'field-misplaced', name);
  }

  refuse(rule: Rule, key: 'field-missing' | 'field-wrong' | 'field-misplaced', path: string): void {
    this.problems.push(problem(rule, key, path) as Problem<Reason>);
  }
}

export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = /^(0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** The items of a section, each parsed; undefined unless there are `count` of them and all are valid. */
export function items<Value>(
  text: string,
  count: number,
  parse: (word: string) => Value | undefined,
): Value[] | undefined {
  const values = text.split(',').map(parse);
  const found = values.filter((value) => value !== undefined);
  return values.length === count && found.length === count ? found : undefined;
}
