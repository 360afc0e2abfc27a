/** How long the rules take to read, and how hard they are, by the formula that each language's readers know. */
import type { Chapter, Locale, Rulebook } from '../src/index.ts';

/** The words an adult reads in a minute, with a board beside the book. */
export const PACE = 200;

/** Rule numbers are links, not words. */
const plain = (text: string): string => text.replaceAll(/\s*\([^()]*\b[RG]-\d\d\b[^()]*\)|\b[RG]-\d\d\b/g, '');

/** Digits and signs count as words only where they are read as such. */
export const wordsIn = (text: string): readonly string[] => plain(text).match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];

export const sentencesIn = (text: string): readonly string[] =>
  plain(text)
    .split(/(?<=[.?!])\s+/u)
    .filter((sentence) => wordsIn(sentence).length > 0);

/** A reader takes in a card name at a glance, so each one in a list counts as one word. */
const namesAsOne = (sentence: string, names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(name, 'X'), sentence);

export const lengthOf = (sentence: string, names: readonly string[]): number =>
  wordsIn(namesAsOne(sentence, names)).length;

const VOWELS: Readonly<Record<Locale, RegExp>> = {
  en: /[aeiouy]+/gu,
  fr: /[aeiouyàâäéèêëîïôöùûüœ]+/gu,
  nl: /[aeiouyéëèïöü]+/gu,
  // In Polish, each vowel is a syllable, and an i before another vowel only softens the consonant.
  pl: /i(?=[aąeęoóu])|([aąeęioóuy])/gu,
};

/** Letters that are written but not pronounced. */
const SILENT: Readonly<Record<Locale, RegExp>> = {
  en: /(?<=[^aeiouyl])e$/u,
  fr: /(?<=.)(?:es?|ent)$/u,
  nl: /^$/u,
  pl: /^$/u,
};

export function syllablesIn(word: string, locale: Locale): number {
  const spoken = word.toLowerCase().replace(SILENT[locale], '');
  const groups = [...spoken.matchAll(VOWELS[locale])];
  const counted = locale === 'pl' ? groups.filter(([, vowel]) => vowel !== undefined) : groups;
  return Math.max(1, counted.length);
}

interface Measures {
  /** Words in a sentence. */
  readonly length: number;
  /** Syllables in a word. */
  readonly syllables: number;
  /** The share of words of four syllables or more, in percent. */
  readonly hard: number;
}

/** The formula, and the figure at which a text counts as easy to read or plain. */
interface Formula {
  readonly name: string;
  readonly score: (measures: Measures) => number;
}

const FORMULAS: Readonly<Record<Locale, Formula>> = {
  en: { name: 'Flesch', score: ({ length, syllables }) => 206.835 - 1.015 * length - 84.6 * syllables },
  fr: { name: 'Kandel-Moles', score: ({ length, syllables }) => 207 - 1.015 * length - 73.6 * syllables },
  nl: { name: 'Douma', score: ({ length, syllables }) => 206.84 - 0.93 * length - 77 * syllables },
  pl: { name: 'Pisarek', score: ({ length, hard }) => (length + hard) / 3 + 1 },
};

/** The core is read from beginning to end. It leaves out folded rules, and cards, which players look up. */
const isCore = ({ folded }: Chapter): boolean => folded !== true;

const rulesOf = ({ rules, tools = {}, fine = [] }: Chapter): readonly string[] =>
  rules.filter((rule) => !(rule in tools) && !fine.includes(rule));

/** The texts of a chapter that are read from beginning to end. */
export const textsIn = (chapter: Chapter, { rules, additions }: Rulebook['page']): readonly string[] =>
  rulesOf(chapter).flatMap((rule) => [rules[rule] ?? [], additions[rule] ?? []].flat());

/** The captions of a chapter's pictures; a reader who has understood the rule can skip them. */
const captionsIn = ({ pictures = {} }: Chapter, page: Rulebook['page']): readonly string[] =>
  Object.values(pictures).flatMap((name) => page.pictures[name] ?? []);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

export const coreOf = ({ chapters, page }: Rulebook): readonly string[] => [
  page.intro,
  ...chapters.filter(isCore).flatMap((chapter) => textsIn(chapter, page)),
];

export interface Report {
  readonly words: number;
  readonly minutes: number;
  /** Words under the pictures. */
  readonly captions: number;
  readonly sentence: number;
  readonly longest: number;
  readonly formula: string;
  readonly score: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The figures for the core of a rulebook; `names` are the card names. */
export function reportOf(book: Rulebook, locale: Locale, names: readonly string[]): Report {
  const texts = coreOf(book);
  const words = texts.flatMap(wordsIn);
  const lengths = texts.flatMap(sentencesIn).map((sentence) => lengthOf(sentence, names));
  const counts = words.map((word) => syllablesIn(word, locale));
  const { name, score } = FORMULAS[locale];
  const measures = {
    length: words.length / lengths.length,
    syllables: sumOf(counts) / words.length,
    hard: (100 * counts.filter((count) => count >= 4).length) / words.length,
  };
  return {
    words: words.length,
    minutes: rounded(words.length / PACE),
    captions: book.chapters.filter(isCore).flatMap((chapter) => captionsIn(chapter, book.page).flatMap(wordsIn)).length,
    sentence: rounded(measures.length),
    longest: Math.max(...lengths),
    formula: name,
    score: rounded(score(measures)),
  };
}
