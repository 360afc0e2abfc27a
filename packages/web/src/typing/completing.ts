/** Finds the lines that go on with what is typed. */
import type { Token } from './lexicon.ts';

/** A whole line, as it is read. */
export interface WholeLine<Term extends string> {
  readonly line: string;
  readonly tokens: readonly Token<Term>[];
}

function isSame<Term extends string>(typed: Token<Term>, whole: Token<Term>, isLast: boolean): boolean {
  if (typed.kind === 'word' && whole.kind === 'word' && typed.term === whole.term) return true;
  if (typed.text === whole.text) return true;
  return (isLast || typed.kind === 'unknown') && whole.text.startsWith(typed.text);
}

/** How many words of the line were left out before the last typed one; undefined if it doesn't go on with them. */
function leftOut<Term extends string>(
  typed: readonly Token<Term>[],
  whole: readonly Token<Term>[],
): number | undefined {
  let at = 0;
  for (const [i, token] of typed.entries()) {
    const rest = whole.slice(at).findIndex((other) => isSame(token, other, i === typed.length - 1));
    if (rest < 0) return undefined;
    at += rest + 1;
  }
  return at - typed.length;
}

/** The lines that go on with the typed words, those that leave out fewest first. */
export function continuing<Term extends string, Whole extends WholeLine<Term>>(
  typed: readonly Token<Term>[],
  lines: readonly Whole[],
): readonly Whole[] {
  const found = lines.map((whole) => ({ whole, gap: leftOut(typed, whole.tokens) }));
  return found
    .flatMap(({ whole, gap }) => (gap === undefined ? [] : [{ whole, gap }]))
    .toSorted((one, other) => Math.sign(one.gap) - Math.sign(other.gap))
    .map(({ whole }) => whole);
}
