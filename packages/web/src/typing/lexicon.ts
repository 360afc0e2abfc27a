/** Reads typed text as things that a game knows, in the words of a language. */
import { plainWords } from './plain.ts';

export type Token<Term extends string> =
  | { readonly kind: 'word'; readonly text: string; readonly term: Term }
  | { readonly kind: 'number'; readonly text: string; readonly value: number }
  /** A letter and a digit that a game takes together, such as a space of a board. */
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string };

export interface Lexicon<Term extends string> {
  read(text: string): readonly Token<Term>[];
  /** The form of a term that completions use. */
  say(term: Term): string;
}

export interface Reading<Term extends string> {
  /** All forms of each term, with commas between them. */
  readonly words: Readonly<Record<Term, string>>;
  /** Terms that a single letter stands for, if it is the first letter of no other of these. */
  readonly short: readonly Term[];
  /** Whether a letter and a digit belong together. */
  readonly isMark?: (text: string) => boolean;
}

interface Form<Term extends string> {
  readonly words: readonly string[];
  readonly term: Term;
}

/** Shorter beginnings of a word could mean too many others. */
const SHORTEST = 3;

const entriesOf = <Term extends string>(words: Readonly<Record<Term, string>>): readonly (readonly [Term, string])[] =>
  Object.entries<string>(words) as [Term, string][];

const formsOf = <Term extends string>(words: Readonly<Record<Term, string>>): readonly Form<Term>[] =>
  entriesOf(words).flatMap(([term, forms]) => forms.split(',').map((form) => ({ words: plainWords(form), term })));

/** Letters and digits that are written together are read apart, unless a game takes them together. */
const apart = (word: string, isMark: (text: string) => boolean): readonly string[] =>
  isMark(word) ? [word] : (word.match(/\d+|\D+/g) ?? []);

/** The forms by their first word. */
function startsOf<Term extends string>(forms: readonly Form<Term>[]): ReadonlyMap<string, readonly Form<Term>[]> {
  const starts = new Map<string, Form<Term>[]>();
  for (const form of forms) {
    const [first = ''] = form.words;
    starts.set(first, [...(starts.get(first) ?? []), form]);
  }
  return starts;
}

/** The only term with a form that begins like this. */
function begun<Term extends string>(text: string, forms: readonly Form<Term>[]): Term | undefined {
  const found = new Set(forms.filter(({ words: [first] }) => first?.startsWith(text)).map(({ term }) => term));
  return found.size === 1 ? [...found][0] : undefined;
}

export function lexiconOf<Term extends string>({ words, short, isMark = () => false }: Reading<Term>): Lexicon<Term> {
  const forms = formsOf(words).toSorted((one, other) => other.words.length - one.words.length);
  const starts = startsOf(forms);
  const shortForms = forms.filter(({ term }) => short.includes(term));
  const guess = (text: string): Term | undefined =>
    begun(text, shortForms) ?? (text.length < SHORTEST ? undefined : begun(text, forms));

  function next(pieces: readonly string[], at: number): readonly [Token<Term>, length: number] {
    const text = pieces[at] ?? '';
    const form = starts.get(text)?.find((each) => each.words.every((word, i) => pieces[at + i] === word));
    if (form !== undefined) return [{ kind: 'word', text: form.words.join(' '), term: form.term }, form.words.length];
    if (/^\d+$/.test(text)) return [{ kind: 'number', text, value: Number(text) }, 1];
    if (isMark(text)) return [{ kind: 'mark', text }, 1];
    const term = guess(text);
    return [term === undefined ? { kind: 'unknown', text } : { kind: 'word', text, term }, 1];
  }

  return {
    read(text) {
      const pieces = plainWords(text).flatMap((word) => apart(word, isMark));
      const tokens: Token<Term>[] = [];
      for (let at = 0; at < pieces.length;) {
        const [token, length] = next(pieces, at);
        tokens.push(token);
        at += length;
      }
      return tokens;
    },
    say: (term) => words[term].split(',', 1)[0]?.trim() ?? term,
  };
}

/** Names as words: in full, and by each word that no other name has. */
export function nameForms<Term extends string>(names: Readonly<Record<Term, string>>): Readonly<Record<Term, string>> {
  const all = entriesOf(names).map(([term, name]) => ({ term, words: plainWords(name) }));
  const isOwn = (word: string, term: Term): boolean =>
    word.length > SHORTEST && all.every((other) => other.term === term || !other.words.includes(word));
  const forms = all.map(({ term, words }) => [
    term,
    [names[term].replaceAll(',', ' '), ...words.filter((word) => isOwn(word, term))].join(','),
  ]);
  return Object.fromEntries(forms) as Record<Term, string>;
}
