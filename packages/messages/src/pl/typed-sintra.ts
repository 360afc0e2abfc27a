import type { Colour, Space } from '@leadlight/sintra';
import { tally } from '../parts.ts';
import type { Vocabulary } from '../typed.ts';
import type { Lying, SintraTerm, SintraTypedTexts } from '../typed-sintra.ts';
import { list, number, panes, PANES } from './grammar.ts';
import { names } from './names.ts';
import { counted } from './preview-sintra.ts';

const { colours } = names.sintra;

export const words: Vocabulary<SintraTerm> = {
  pink: 'różowe, różowa, różową, różowej, różowych, różowy, róż',
  orange: 'pomarańczowe, pomarańczowa, pomarańczową, pomarańczowej, pomarańczowych, pomarańczowy',
  yellow: 'żółte, żółta, żółtą, żółtej, żółtych, żółty',
  blue: 'niebieskie, niebieska, niebieską, niebieskiej, niebieskich, niebieski',
  white: 'białe, biała, białą, białej, białych, biały',
  display: 'warsztat, warsztatu, warsztacie, warsztaty',
  centre: 'środek, środka, środku, centrum',
  strip: 'kwatera, kwaterę, kwatery, kwaterze, okno, okna, pasek',
  joker: 'joker, jokera, jokery, jokerów, jokerze',
  keep: 'zachowaj, zachować, zachowuję, zostaw, zostawić, zostawiam',
  break: 'stłucz, stłuc, tłucz, zbij, x',
  glazier: 'witrażysta, witrażystę, witrażysty, witrażystą',
  back: 'cofnij, cofnąć, cofam, wstecz, wróć, powrót, wraca, wróci',
};

const there = ({ from, count }: Lying): string =>
  from === 'centre' ? `${number(count)} na środku` : `${number(count)} na warsztacie ${from + 1}`;

const missing = (empty: readonly Space[]): string =>
  list(
    tally(empty).map(([space, count]) =>
      space === 'joker' ? `${panes(count)} dowolnego koloru` : counted(count, space),
    ),
  );

const counts = (held: Readonly<Record<Colour, number>>): string =>
  list(Object.entries(held).flatMap(([colour, count]) => (count === 0 ? [] : [counted(count, colour as Colour)])));

export const typed: SintraTypedTexts = {
  whichColour: 'Który kolor?',
  whichPanes: (colour, lying) => `Które ${PANES[colour].some}? Do wzięcia: ${list(lying.map(there))}.`,
  noPanes: (colour) => `Nie ma ${PANES[colour].many} do wzięcia.`,
  lies: (lying) => `Do wzięcia: ${list(lying.map(there))}.`,
  fits: (colour, strips) =>
    `Kwatery na kolor ${colours[colour]}: ${list(strips.map(({ slot, room }) => `${slot + 1} (miejsca: ${number(room)})`))}.`,
  fitsNone: (colour) => `Kolor ${colours[colour]} nie pasuje do żadnej kwatery w zasięgu.`,
  lacks: (name, strips) =>
    `${name}: ${strips.map(({ slot, empty }) => `kwatera ${slot + 1}, brakuje: ${missing(empty)}`).join('; ')}.`,
  lacksMuch: (name) => `${name}: żadna kwatera w zasięgu nie jest prawie pełna.`,
  bag: (held) => `Woreczek: ${counts(held)}.`,
  bagEmpty: 'Woreczek jest pusty.',
  tower: (held) => `Wieża: ${counts(held)}.`,
  strip: ({ slot, empty }, spaces) =>
    empty.length === 0
      ? `Kwatera ${slot + 1} jest pełna.`
      : `Kwatera ${slot + 1} (zajęte pola: ${spaces - empty.length} z ${spaces}). Brakuje: ${missing(empty)}.`,
  strips: (filled) =>
    `Zajęte pola kwater od 1 do ${filled.length}: ${filled.map((count) => (count === null ? 'brak' : number(count))).join(', ')}.`,
  noDisplay: (displays) => `Warsztaty mają numery od 1 do ${displays}.`,
  noStrip: (strips) => `Kwatery mają numery od 1 do ${strips}.`,
};
