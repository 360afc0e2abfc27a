/** Finds the rules of a book with all the words a reader typed, and groups rules that belong together. */
import type { Chapter, Rulebook } from '@leadlight/messages';
import { hasAll } from './pieces.ts';

/** The full text of a rule. */
const textOf = ({ titles, rules, additions }: Rulebook['page'], rule: string): string =>
  [rule, titles[rule] ?? '', rules[rule], additions[rule] ?? ''].join(' ');

/** The chapters with matching rules, and only those rules; without words, the whole book. */
export const foundIn = ({ chapters, page }: Rulebook, words: readonly string[]): readonly Chapter[] =>
  chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => hasAll(textOf(page, rule), words)) }))
    .filter(({ rules }) => rules.length > 0);

/** The beginning of a book: at most this many rules. */
export function beginningOf({ chapters }: Rulebook, count: number): readonly Chapter[] {
  let left = count;
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.slice(0, Math.max(0, left));
    left -= chapter.rules.length;
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
}

export const countOf = (chapters: readonly Chapter[]): number => chapters.flatMap(({ rules }) => rules).length;

/** Rules that belong together, with their picture. */
export interface Passage {
  readonly rules: readonly string[];
  readonly picture: string | undefined;
  /** Whether each rule is about a card. */
  readonly cards: boolean;
}

/** A passage ends with a picture, and where cards begin or end. */
export function passagesOf({ rules, pictures = {}, tools = {} }: Chapter): readonly Passage[] {
  const isCard = (rule: string | undefined): boolean => rule !== undefined && rule in tools;
  const isLast = (rule: string, at: number): boolean => rule in pictures || isCard(rule) !== isCard(rules[at + 1]);
  const ends = rules.flatMap((rule, at) => (at === rules.length - 1 || isLast(rule, at) ? [at + 1] : []));
  return ends.map((end, at) => {
    const together = rules.slice(ends[at - 1] ?? 0, end);
    return { rules: together, picture: pictures[together.at(-1) ?? ''], cards: together.some(isCard) };
  });
}
