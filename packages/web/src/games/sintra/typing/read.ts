/** Reads a typed move of Sintra: “blue 2 to strip 5”, “2 blue from display 3 onto 5 keep pink”, “glazier back”. */
import { COLOURS, type Colour, type Source } from '@leadlight/sintra';
import type { CommonTerm, SintraTerm } from '@leadlight/messages';
import type { Token } from '../../../typing/lexicon.ts';

/** What a line names; whatever it doesn't name is undefined. */
export interface Named {
  readonly colour?: Colour;
  readonly from?: Source;
  /** The slot of a strip, or null where all panes break. */
  readonly strip?: number | null;
  readonly jokers?: number;
  readonly keep?: Colour;
  readonly isBack?: boolean;
  /** Numbers without a word, and whether the first one stands before the colour: it may count panes. */
  readonly loose: readonly number[];
  readonly isCounted: boolean;
  /** The word that the next number or colour belongs to. */
  readonly awaiting?: 'display' | 'strip' | 'joker' | 'keep' | undefined;
}

const NOTHING: Named = { loose: [], isCounted: false };

const isColour = (term: string): term is Colour => COLOURS.some((colour) => colour === term);

/** “1 joker” and “joker 1”; larger numbers are places. */
const MOST_JOKERS = 2;

function withNumber(named: Named, value: number): Named {
  const { awaiting, ...rest } = named;
  switch (awaiting) {
    case 'display':
      return { ...rest, from: value - 1 };
    case 'strip':
      return { ...rest, strip: value - 1 };
    case 'joker':
      return { ...rest, jokers: value };
    default:
      return { ...rest, loose: [...rest.loose, value] };
  }
}

/** The number just before “jokers”, or one if there is none. */
function withJokers(named: Named, before: Token<string> | undefined): Named {
  const last = named.loose.at(-1);
  const isCount = before?.kind === 'number' && last !== undefined && last <= MOST_JOKERS;
  if (isCount) return { ...named, jokers: last, loose: named.loose.slice(0, -1) };
  return { ...named, jokers: 1, awaiting: 'joker' };
}

function withColour({ awaiting, ...named }: Named, colour: Colour): Named {
  if (awaiting === 'keep' || named.colour !== undefined) return { ...named, keep: colour };
  return { ...named, colour, isCounted: named.loose.length > 0 };
}

function withWord(named: Named, term: SintraTerm | CommonTerm, before: Token<string> | undefined): Named {
  if (isColour(term)) return withColour(named, term);
  switch (term) {
    case 'display':
    case 'strip':
    case 'keep':
      return { ...named, awaiting: term };
    case 'centre':
      return { ...named, from: 'centre' };
    case 'break':
      return { ...named, strip: null };
    case 'joker':
      return withJokers(named, before);
    case 'glazier':
    case 'back':
      return { ...named, isBack: true };
    default:
      return named;
  }
}

/** Gives the numbers without a word a meaning: a display, then a strip. */
function placed({ loose, isCounted, ...named }: Named): Named {
  const needed = [named.from, named.strip].filter((part) => part === undefined).length;
  const numbers = isCounted && loose.length > needed ? loose.slice(1) : [...loose];
  const from = named.from ?? take(numbers);
  const strip = named.strip === undefined ? take(numbers) : named.strip;
  return {
    ...named,
    ...(from !== undefined && { from }),
    ...(strip !== undefined && { strip }),
    loose: numbers,
    isCounted,
  };
}

/** The next number as an index. */
function take(numbers: number[]): number | undefined {
  const value = numbers.shift();
  return value === undefined ? undefined : value - 1;
}

export const readMove = (tokens: readonly Token<SintraTerm | CommonTerm>[]): Named =>
  placed(
    tokens.reduce((named: Named, token, at) => {
      if (token.kind === 'number') return withNumber(named, token.value);
      return token.kind === 'word' ? withWord(named, token.term, tokens[at - 1]) : named;
    }, NOTHING),
  );
