/** Command-line arguments, parsed by Node but checked here, so that errors are in the user's language. */
import { parseArgs } from 'node:util';
import type { CliErrors } from '@leadlight/messages';
import { Complaint } from './complaint.ts';
import { nearest } from './nearest.ts';

/** Whether a flag takes a value. */
export type Flags = Readonly<Record<string, 'value' | 'switch'>>;

export interface Given<F extends Flags> {
  readonly flags: { readonly [Name in keyof F]?: F[Name] extends 'value' ? string : true };
  readonly rest: readonly string[];
}

/** The flags of a command, where their names are only known at run time. */
export type GivenFlags = Readonly<Record<string, string | true | undefined>>;

/** The value of a flag that takes one. */
export function textOf(given: GivenFlags, flag: string): string | undefined {
  const value = given[flag];
  return value === true ? undefined : value;
}

/** Flags that every command has. */
export const COMMON = { help: 'switch', version: 'switch', lang: 'value' } as const satisfies Flags;

const SHORT: Readonly<Record<string, string>> = { help: 'h', version: 'V' };

export function readFlags<F extends Flags>(args: readonly string[], flags: F, errors: CliErrors): Given<F> {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, takes]) => [
      name,
      { type: takes === 'value' ? 'string' : 'boolean', ...(name in SHORT && { short: SHORT[name] }) } as const,
    ]),
  );
  const parsed = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of parsed.tokens) if (token.kind === 'option') checkFlag(token, flags, errors);
  return { flags: parsed.values as Given<F>['flags'], rest: parsed.positionals };
}

interface FlagToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
}

function checkFlag(token: FlagToken, flags: Flags, errors: CliErrors): void {
  if (!Object.hasOwn(flags, token.name)) throw new Complaint(unknownFlag(token, flags, errors));
  const takesValue = flags[token.name] === 'value';
  if (takesValue && token.value === undefined) throw new Complaint(errors.valueMissing(token.rawName));
  if (!takesValue && token.value !== undefined) throw new Complaint(errors.valueUnwanted(token.rawName));
}

function unknownFlag({ name, rawName }: FlagToken, flags: Flags, errors: CliErrors): string {
  const meant = rawName.startsWith('--') ? nearest(name, Object.keys(flags)) : undefined;
  return [errors.unknownFlag(rawName), ...(meant === undefined ? [] : [errors.didYouMean(`--${meant}`)])].join(' ');
}

/**
 * Where the first argument stands that is no option, nor the value of an option before it. `takesValue` knows the options
 * of all commands, because the command is not known yet. -1 if there is none.
 */
export function firstWord(args: readonly string[], takesValue: (flag: string) => boolean): number {
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('-') || arg === '-') return at;
    if (arg === '--') return -1;
    if (arg.startsWith('--') && !arg.includes('=') && takesValue(arg.slice(2))) at++;
  }
  return -1;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}

/** A whole number within bounds, or `fallback` without the flag. */
export function wholeNumber(flag: string, value: string | undefined, bounds: Bounds, errors: CliErrors): number {
  if (value === undefined) return bounds.fallback;
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= bounds.least && number <= bounds.most) return number;
  throw new Complaint(errors.notANumber(`--${flag}`, value, bounds.least, bounds.most));
}

/** Any number within bounds, or `fallback` without the flag. */
export function anyNumber(flag: string, value: string | undefined, bounds: Bounds, errors: CliErrors): number {
  if (value === undefined) return bounds.fallback;
  const number = /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;
  if (number >= bounds.least && number <= bounds.most) return number;
  throw new Complaint(errors.notWithin(`--${flag}`, value, bounds.least, bounds.most));
}

/** One of the flag's names, or undefined without the flag. */
export function oneName<Name extends string>(
  flag: string,
  value: string | undefined,
  names: readonly Name[],
  errors: CliErrors,
): Name | undefined {
  const found = names.find((name) => name === value);
  if (value !== undefined && found === undefined) {
    const meant = nearest(value, names);
    const all = errors.notAName(`--${flag}`, value, names);
    throw new Complaint(meant === undefined ? all : `${all} ${errors.didYouMean(meant)}`);
  }
  return found;
}

/** Comma-separated names; an empty list without the flag. */
export const names = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : value.split(',').map((name) => name.trim());
