/** Splits the text of a rule into pieces, for links to other rules and for highlighted search words. */
export interface Piece {
  readonly text: string;
  /** The rule that the piece links to. */
  readonly rule: string | null;
  readonly marked: boolean;
}

/** Letters without an accent to remove, which readers type without their stroke or as two letters. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" };

const foldLetter = (letter: string): string => {
  const small = letter.toLowerCase();
  return PLAIN[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
};

export const fold = (text: string): string => [...text].map(foldLetter).join('');

/** The words of a search. */
export const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether the text contains all words. */
export function hasAll(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

const RULE = /([A-Z]-\d\d)/;

export const piecesOf = (text: string, words: readonly string[]): readonly Piece[] =>
  text
    .split(RULE)
    .flatMap((part, at) => runsOf(part, words).map((run) => ({ ...run, rule: at % 2 === 1 ? part : null })));

type Run = Omit<Piece, 'rule'>;

/** Highlighted stretches, and those between them. */
function runsOf(text: string, words: readonly string[]): readonly Run[] {
  if (words.length === 0) return [{ text, marked: false }];
  const letters = [...text];
  const marks = marksOf(letters, words);
  const starts = [...marks.entries()].filter(([at, marked]) => marked !== marks[at - 1]);
  return starts.map(([start, marked], nth) => ({ text: letters.slice(start, starts[nth + 1]?.[0]).join(''), marked }));
}

/** For each letter, whether it is part of one of the words. */
function marksOf(letters: readonly string[], words: readonly string[]): readonly boolean[] {
  const marks = letters.map(() => false);
  // Folding may turn one letter into two, so each folded letter remembers its origin.
  const folded = letters.flatMap((letter, at) => [...foldLetter(letter)].map((plain) => ({ plain, at })));
  const text = folded.map(({ plain }) => plain).join('');
  for (const word of words)
    for (const start of occurrences(text, word))
      for (const { at } of folded.slice(start, start + word.length)) marks[at] = true;
  return marks;
}

function occurrences(text: string, word: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) found.push(at);
  return found;
}
