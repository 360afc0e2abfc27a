import type { Colour, Space } from '@leadlight/sintra';
import { tally } from '../parts.ts';
import { eitherOf } from '../plural.ts';
import type { Vocabulary } from '../typed.ts';
import type { Lying, SintraTerm, SintraTypedTexts } from '../typed-sintra.ts';
import { list, number, panes, SOME_PANES } from './grammar.ts';
import { names } from './names.ts';
import { counted } from './preview-sintra.ts';

const { colours } = names.sintra;

export const words: Vocabulary<SintraTerm> = {
  pink: 'roze, rose',
  orange: 'oranje',
  yellow: 'geel, gele',
  blue: 'blauw, blauwe',
  white: 'wit, witte',
  display: 'schijf, schijven, werkplaats',
  centre: 'midden, centrum, m',
  strip: 'paneel, panelen, strook, raam',
  joker: 'joker, jokers, jokervak',
  keep: 'houd, houden, hou, bewaar, bewaren',
  break: 'breken, breekt, breek, gebroken, x',
  glazier: 'glaszetter',
  back: 'terug, terugzetten',
};

const either = eitherOf('nl');

const there = ({ from, count }: Lying): string =>
  from === 'centre' ? `${number(count)} in het midden` : `${number(count)} op schijf ${from + 1}`;

const missing = (empty: readonly Space[]): string =>
  list(
    tally(empty).map(([space, count]) =>
      space === 'joker' ? `${panes(count)} in een willekeurige kleur` : counted(count, space),
    ),
  );

const counts = (held: Readonly<Record<Colour, number>>): string =>
  list(Object.entries(held).flatMap(([colour, count]) => (count === 0 ? [] : [counted(count, colour as Colour)])));

export const typed: SintraTypedTexts = {
  whichColour: 'Welke kleur?',
  whichPanes: (colour, lying) => `Welke ${SOME_PANES[colour]}: ${either(lying.map(there))}?`,
  noPanes: (colour) => `Er zijn geen ${SOME_PANES[colour]} om te pakken.`,
  lies: (lying) => `Te pakken: ${list(lying.map(there))}.`,
  fits: (colour, strips) =>
    `Panelen voor ${colours[colour]}: ${list(strips.map(({ slot, room }) => `${slot + 1} (plaats voor ${number(room)})`))}.`,
  fitsNone: (colour) => `Er is geen paneel binnen bereik waar ${colours[colour]} op past.`,
  lacks: (name, strips) =>
    `${name}: ${strips.map(({ slot, empty }) => `paneel ${slot + 1} mist ${missing(empty)}`).join('; ')}.`,
  lacksMuch: (name) => `${name}: geen paneel binnen bereik is bijna vol.`,
  bag: (held) => `Zak: ${counts(held)}.`,
  bagEmpty: 'De zak is leeg.',
  tower: (held) => `Toren: ${counts(held)}.`,
  strip: ({ slot, empty }, spaces) =>
    empty.length === 0
      ? `Paneel ${slot + 1} is vol.`
      : `Paneel ${slot + 1}: ${spaces - empty.length} van de ${spaces} vakken gevuld. Nodig: ${missing(empty)}.`,
  strips: (filled) =>
    `Gevulde vakken van paneel 1 tot ${filled.length}: ${filled.map((count) => (count === null ? 'weg' : number(count))).join(', ')}.`,
  noDisplay: (displays) => `De schijven zijn genummerd van 1 tot ${displays}.`,
  noStrip: (strips) => `De panelen zijn genummerd van 1 tot ${strips}.`,
};
