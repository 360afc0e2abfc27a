import { describe, expect, it } from 'vitest';
import { LOCALES, textsFor } from '../src/index.ts';
import { everything, sentences, told, toldToAda } from './everything.ts';
import type { Said } from './said.ts';

const found = (said: Said, pattern: RegExp): Said => said.filter(([, text]) => pattern.test(text));

describe.each(LOCALES)('the texts in %s', (locale) => {
  it('exist, with all values filled in', () => {
    expect(found(everything(locale), /^\s*$|undefined|\[object|NaN|\bnull\b|function|\$\{/)).toEqual([]);
  });

  it('are whole sentences', () => {
    const whole = /^([“‘„]|«\u00A0)?[\p{Lu}\d].*\.$/u;
    expect(sentences(locale).filter(([, text]) => !whole.test(text))).toEqual([]);
  });

  it('have real quotation marks, apostrophes, minus signs and single spaces', () => {
    expect(found(everything(locale), /"|\w'\w|(^|[\s(])-\d|  |\s$/)).toEqual([]);
  });
});

describe('the reader', () => {
  it.each([
    ['en', ['you', 'your']],
    ['fr', ['vous', 'votre']],
    ['nl', ['je', 'jij', 'jou']],
    ['pl', ['ty', 'twój']],
  ] as const)('is never named in %s, and nobody else is addressed', (locale, pronouns) => {
    expect(found(toldToAda(locale), /Ada\b/)).toEqual([]);
    expect(found(told(locale), new RegExp(`(?<!\\p{L})(${pronouns.join('|')})(?!\\p{L})`, 'iu'))).toEqual([]);
  });

  it.each(LOCALES)('is addressed in place of every name in %s', (locale) => {
    const texts = new Map(toldToAda(locale));
    const same = found(told(locale), /Ada\b/).filter(([where, text]) => texts.get(`to Ada: ${where}`) === text);
    expect(same).toEqual([]);
  });

  it.each([
    ['en', /\byou (?!pass\b)\p{L}+s\b/iu],
    ['fr', /\bvous (?!et |revient|ne \p{L}+ez |n’avez )\p{L}+(?<!ez)(?!\p{L})/iu],
    ['nl', /\bje (?!marker )\p{L}+(?<!t)(?!\p{L})|\bje heeft/iu],
    ['pl', /\bTy (?!i\b)\p{L}/u],
  ] as const)('gets a second-person verb in %s', (locale, wrong) => {
    expect(found(toldToAda(locale), wrong)).toEqual([]);
  });

  it('gets a second-person verb at the start in Polish, and no pronoun', () => {
    const verbs = found(told('pl'), /^Ada (?!i\b)/).map(([where]) => `to Ada: ${where}`);
    const said = toldToAda('pl').filter(([where]) => verbs.includes(where));
    expect(said.filter(([, text]) => !/^(Nic nie |Nie )?\p{L}+sz\b/u.test(text))).toEqual([]);
  });
});

describe('French', () => {
  it('has a no-break space before double punctuation and inside quotation marks', () => {
    // Typed input, such as exec:COMMAND, has none.
    expect(found(everything('fr'), /(?<!\u00A0|exec):(?!\d)|[^\u202F][;!?]|«[^\u00A0]|[^\u00A0]»/)).toEqual([]);
  });
});

describe('quotation marks', () => {
  it.each([
    ['en', /[«»„‘]/],
    ['fr', /[“”„‘]/],
    ['nl', /[«»“”„]/],
    ['pl', /[«»“‘’]/],
  ] as const)('are those of the language in %s', (locale, foreign) => {
    expect(found(everything(locale), foreign)).toEqual([]);
  });
});

describe('translations', () => {
  /** Names, and words that happen to be the same. */
  const SHARED =
    /^(Sintra|Sagrada|joker|Joker|orange|ok|OK|Centre|Total|Score|Points|Licence|Version 2|Menu|Pause|Volume|Animations|Replay|Tab|Home|End|Enter|Esc|[1-6]|2: 3|[+−]?\d+ points?|2 \(3\)|2 min|2 s|2 min \+ 3 s|Chat|Live|online|Link|Message|Open|Revanche|Sorry!|OPTION|TEKST|.* \(bot\)|Leadlight ÷ boardgame\.io)$/;

  /** The Dutch and French cards print the names of the patterns in English. */
  const PATTERNS = new Set(Object.values(textsFor('en').names.sagrada.patterns));
  const isShared = (text: string): boolean => SHARED.test(text) || PATTERNS.has(text);

  const pairs = LOCALES.flatMap((one, i) => LOCALES.slice(i + 1).map((other) => [one, other] as const));

  it.each(pairs)('differ between %s and %s', (one, other) => {
    const others = new Map(everything(other));
    const same = everything(one).filter(([where, text]) => others.get(where) === text && !isShared(text));
    expect(same).toEqual([]);
  });

  it('cover the same texts in all languages', () => {
    const keys = LOCALES.map((locale) => everything(locale).map(([where]) => where));
    for (const list of keys) expect(list).toEqual(keys[0]);
  });
});
