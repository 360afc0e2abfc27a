import type { Colour, Space } from '@leadlight/sintra';
import { tally } from '../parts.ts';
import { eitherOf } from '../plural.ts';
import type { Vocabulary } from '../typed.ts';
import type { Lying, SintraTerm, SintraTypedTexts } from '../typed-sintra.ts';
import { list, number, panes } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const words: Vocabulary<SintraTerm> = {
  pink: 'pink, pinks, rose',
  orange: 'orange, oranges',
  yellow: 'yellow, yellows',
  blue: 'blue, blues',
  white: 'white, whites, clear',
  display: 'display, displays, factory',
  centre: 'centre, center, middle, c',
  strip: 'strip, strips, pattern, window',
  joker: 'joker, jokers, wild',
  keep: 'keep, keeping, kept',
  break: 'break, breaks, broken, floor, x',
  glazier: 'glazier, glaziers',
  back: 'back, return, leftmost',
};

const either = eitherOf('en-GB');

const there = ({ from, count }: Lying): string =>
  from === 'centre' ? `${number(count)} in the centre` : `${number(count)} on display ${from + 1}`;

const missing = (empty: readonly Space[]): string =>
  list(
    tally(empty).map(([space, count]) =>
      space === 'joker' ? `${panes(count)} of any colour` : `${number(count)} ${colours[space]}`,
    ),
  );

const counts = (held: Readonly<Record<Colour, number>>): string =>
  list(
    Object.entries(held).flatMap(([colour, count]) =>
      count === 0 ? [] : [`${number(count)} ${colours[colour as Colour]}`],
    ),
  );

export const typed: SintraTypedTexts = {
  whichColour: 'Which colour?',
  whichPanes: (colour, lying) => `Which ${colours[colour]} panes: ${either(lying.map(there))}?`,
  noPanes: (colour) => `There are no ${colours[colour]} panes to take.`,
  lies: (lying) => `To take: ${list(lying.map(there))}.`,
  fits: (colour, strips) =>
    `Strips for ${colours[colour]}: ${list(strips.map(({ slot, room }) => `${slot + 1} (room for ${number(room)})`))}.`,
  fitsNone: (colour) => `No strip within reach takes ${colours[colour]}.`,
  lacks: (name, strips) =>
    `${name}: ${strips.map(({ slot, empty }) => `strip ${slot + 1} lacks ${missing(empty)}`).join('; ')}.`,
  lacksMuch: (name) => `${name}: no strip within reach is nearly full.`,
  bag: (held) => `Bag: ${counts(held)}.`,
  bagEmpty: 'The bag is empty.',
  tower: (held) => `Tower: ${counts(held)}.`,
  strip: ({ slot, empty }, spaces) =>
    empty.length === 0
      ? `Strip ${slot + 1} is full.`
      : `Strip ${slot + 1}: ${spaces - empty.length} of ${spaces} filled. It lacks ${missing(empty)}.`,
  strips: (filled) =>
    `Filled spaces from strip 1 to ${filled.length}: ${filled.map((count) => (count === null ? 'gone' : number(count))).join(', ')}.`,
  noDisplay: (displays) => `Displays are numbered 1 to ${displays}.`,
  noStrip: (strips) => `Strips are numbered 1 to ${strips}.`,
};
