/** A typed line, as a game reads it. */
import type { Seat } from '@leadlight/core';
import type { CommonTerm } from '@leadlight/messages';
import type { Lexicon, Token } from './lexicon.ts';
import { plainText } from './plain.ts';

export interface Line<Term extends string> {
  readonly all: readonly Token<Term | CommonTerm>[];
  /** Without small words. */
  readonly tokens: readonly Token<Term | CommonTerm>[];
  /** The player that the line names, for questions. */
  readonly named: Seat | undefined;
}

export const isWord = <Term extends string>(token: Token<Term>, ...terms: readonly Term[]): boolean =>
  token.kind === 'word' && terms.includes(token.term);

const isSmall = <Term extends string>(token: Token<Term | CommonTerm>): boolean =>
  token.kind === 'word' && token.term === 'small';

/** Where a name is in the text; -1 if it isn't. */
const placeOf = (name: string, text: string): number => (name === '' ? -1 : ` ${text} `.indexOf(` ${name} `));

/** The players named in the text, and the text without their names. */
function named(text: string, names: readonly string[]): { readonly seat: Seat | undefined; readonly rest: string } {
  const plain = plainText(text);
  const known = names.map((name, seat) => ({ name: plainText(name), seat }));
  const longest = known.toSorted((one, other) => other.name.length - one.name.length);
  const found = longest.find(({ name }) => placeOf(name, plain) >= 0);
  return { seat: found?.seat, rest: found === undefined ? plain : ` ${plain} `.replace(` ${found.name} `, ' ') };
}

const lineOf = <Term extends string>(all: readonly Token<Term | CommonTerm>[], seat: Seat | undefined): Line<Term> => ({
  all,
  tokens: all.filter((token) => !isSmall(token)),
  named: seat,
});

export function readLine<Term extends string>(lexicon: Lexicon<Term | CommonTerm>, text: string): Line<Term> {
  return lineOf(lexicon.read(text), undefined);
}

/** A question may name a player, whose name means nothing else then. */
export function readQuestion<Term extends string>(
  lexicon: Lexicon<Term | CommonTerm>,
  text: string,
  names: readonly string[],
): Line<Term> {
  const { seat, rest } = named(text, names);
  return lineOf(lexicon.read(rest), seat);
}

/** The line without words for these terms. */
export const without = <Term extends string>(
  { all, named: seat }: Line<Term>,
  ...terms: readonly (Term | CommonTerm)[]
): Line<Term> =>
  lineOf(
    all.filter((token) => !isWord(token, ...terms)),
    seat,
  );
