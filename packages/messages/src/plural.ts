/** Numbers, plurals and lists, by the rules of `Intl` for each language. */
import type { Locale } from './locale.ts';

type Forms<Form extends string> = Readonly<Record<Form, string>>;

/** The plural forms of each language: a text that lacks one does not compile. */
export interface PluralForms {
  en: Forms<'one' | 'other'>;
  /** `many` is for millions: “1 000 000 de points”. */
  fr: Forms<'one' | 'many' | 'other'>;
  nl: Forms<'one' | 'other'>;
  /** `other` is for fractions: “1,5 punktu”. */
  pl: Forms<'one' | 'few' | 'many' | 'other'>;
}

type AnyForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & Forms<'other'>;

/** Games use few numbers, but often; asking `Intl` each time is slow on a phone. */
function remembering<Answer>(ask: (value: number) => Answer): (value: number) => Answer {
  const known = new Map<number, Answer>();
  return (value) => {
    const answer = known.get(value) ?? ask(value);
    if (known.size < MOST_KNOWN) known.set(value, answer);
    return answer;
  };
}

const MOST_KNOWN = 1000;

/** `Intl` objects are slow to create on a phone, so they are created on first use. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const pick = (forms: AnyForms, form: Intl.LDMLPluralRule): string => forms[form] ?? forms.other;

/** Picks the form of a text that fits the number. */
export function pluralOf<Language extends Locale>(
  locale: Language,
): (count: number, forms: PluralForms[Language]) => string {
  const rules = once(() => new Intl.PluralRules(locale));
  const formOf = remembering((count: number) => rules().select(count));
  return (count, forms) => pick(forms, formOf(count));
}

/** Whole numbers written with digits alone in all these languages. */
const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

/** Writes numbers, with a real minus sign where `Intl` writes a hyphen. */
export function numberOf(locale: Locale): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(locale));
  const digits = (value: number): string => (isPlain(value) ? String(value) : format().format(value));
  return remembering((value: number) => digits(value).replace('-', '−'));
}

/** Joins phrases into “a, b and c”. The region may matter: American English has a comma before “and”. */
export function listOf(locale: Locale | 'en-GB'): (items: readonly string[]) => string {
  const format = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  return (items) => format().format(items);
}

/** Joins phrases into “a, b or c”. */
export function eitherOf(locale: Locale | 'en-GB'): (items: readonly string[]) => string {
  const format = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  return (items) => format().format(items);
}

/** A change, with its sign: “+5”, “−1”. */
export const signedOf =
  (number: (value: number) => string) =>
  (value: number): string =>
    value > 0 ? `+${number(value)}` : number(value);
