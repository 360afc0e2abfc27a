/** The letters for colours and strips in the text notation. */
import { PANES_PER_COLOUR } from './components.ts';
import { countOf, listOfPile, panes, type Pile } from './pile.ts';
import { COLOURS, type Colour, type Space, type StripPlace, type StripSide } from './vocabulary.ts';

const LETTERS: Readonly<Record<Space, string>> = {
  pink: 'P',
  orange: 'O',
  yellow: 'Y',
  blue: 'B',
  white: 'W',
  joker: '*',
};

const SIDE_LETTERS: Readonly<Record<StripSide, string>> = { front: 'f', back: 'b' };

const SPACE_NAMES: readonly Space[] = [...COLOURS, 'joker'];

/** Marks an empty place: an empty pile, a strip that is gone. */
export const NONE = '-';

export const letterOf = (space: Space): string => LETTERS[space];
export const lettersOf = (spaces: readonly Space[]): string => spaces.map(letterOf).join('');

/** The panes as letters, or `-`. */
export const writePanes = (colours: readonly Colour[]): string => lettersOf(colours) || NONE;
export const writePile = (pile: Pile): string => writePanes(listOfPile(pile));

/** The counts of a large pile, such as `P3,W12`, or `-`. */
export function writeCounts(pile: Pile): string {
  const counts = COLOURS.map((colour, index) => ({ colour, count: countOf(pile, index) }));
  const some = counts.filter(({ count }) => count > 0);
  return some.map(({ colour, count }) => `${letterOf(colour)}${count}`).join(',') || NONE;
}

export const writePlace = ({ id, side }: StripPlace): string => `${id}${SIDE_LETTERS[side]}`;

/** The name for a letter; undefined for any other letter. */
export const readLetter = (letter: string): Space | undefined => SPACE_NAMES.find((name) => letterOf(name) === letter);
export const readLetters = (letters: string): readonly (Space | undefined)[] => Array.from(letters, readLetter);

/** The index of the colour with this letter, or -1. */
export const colourIndex = (letter: string): number => COLOURS.findIndex((name) => letterOf(name) === letter);

export const readPanes = (letters: string): readonly (Space | undefined)[] =>
  letters === NONE ? [] : readLetters(letters);

export function readPlace(word: string): StripPlace | undefined {
  const [, id, side] = /^([1-8])([fb])$/.exec(word) ?? [];
  return id === undefined ? undefined : { id: Number(id), side: side === 'f' ? 'front' : 'back' };
}

/** A pile from letters, or undefined. */
export function readPile(letters: string): Pile | undefined {
  if (letters === NONE) return 0;
  return /^[POYBW]{1,100}$/.test(letters) ? pileOf(Array.from(letters, (letter) => [letter, 1])) : undefined;
}

/** A pile from counts, or undefined. */
export function readCounts(text: string): Pile | undefined {
  if (text === NONE) return 0;
  if (!/^[POYBW]\d{1,2}(,[POYBW]\d{1,2})*$/.test(text)) return undefined;
  return pileOf(text.split(',').map((word) => [word[0], Number(word.slice(1))]));
}

/** Undefined if a colour has more panes than exist. */
function pileOf(parts: readonly (readonly [string, number])[]): Pile | undefined {
  const counts = COLOURS.map(() => 0);
  for (const [letter, count] of parts) counts[colourIndex(letter)] += count;
  if (counts.some((count) => count > PANES_PER_COLOUR)) return undefined;
  return counts.reduce((pile, count, colour) => pile + panes(colour, count), 0);
}
