/** Which rules of a book have all the words that somebody typed. */
import type { Chapter, Rulebook } from '@leadlight/messages';
import { hasAll } from './pieces.ts';

/** The chapters that have such a rule, with only those. Without words it is the whole book. */
export const foundIn = ({ chapters, page }: Rulebook, words: readonly string[]): readonly Chapter[] =>
  chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => hasAll(`${rule} ${page.rules[rule]} ${page.additions[rule] ?? ''}`, words)),
    }))
    .filter(({ rules }) => rules.length > 0);

/** The beginning of a book: so many rules. A chapter has its pictures when it is whole. */
export function beginningOf({ chapters }: Rulebook, count: number): readonly Chapter[] {
  let left = count;
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.slice(0, Math.max(0, left));
    left -= chapter.rules.length;
    if (rules.length === 0) return [];
    return rules.length === chapter.rules.length ? [chapter] : [{ ...chapter, rules, pictures: [] }];
  });
}

export const countOf = (chapters: readonly Chapter[]): number => chapters.flatMap(({ rules }) => rules).length;
