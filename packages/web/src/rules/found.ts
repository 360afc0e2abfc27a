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
  readonly kind: Kind;
}

/** Cards are rules about a tool each; fine print is for rare cases. */
type Kind = 'plain' | 'cards' | 'fine';

/** A passage ends with a picture, and where rules of another kind follow. */
export function passagesOf({ rules, pictures = {}, tools = {}, fine = [] }: Chapter): readonly Passage[] {
  const kindOf = (rule: string): Kind => (rule in tools ? 'cards' : fine.includes(rule) ? 'fine' : 'plain');
  const passages: Passage[] = [];
  let start = 0;
  for (const [at, rule] of rules.entries()) {
    const [kind, next] = [kindOf(rule), rules[at + 1]];
    if (next !== undefined && !(rule in pictures) && kindOf(next) === kind) continue;
    passages.push({ rules: rules.slice(start, at + 1), picture: pictures[rule], kind });
    start = at + 1;
  }
  return passages;
}
