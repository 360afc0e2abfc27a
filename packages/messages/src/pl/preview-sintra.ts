import type { Colour } from '@leadlight/sintra';
import type { SintraPreviewTexts } from '../preview.ts';
import { jokerSpaces, list, number, panes, PANES, plural, points, spaces } from './grammar.ts';

/** Agreed with “tafla”, which is left out: one, two, five, one and a half. */
const COLOURS: Readonly<Record<Colour, readonly [one: string, few: string, many: string, other: string]>> = {
  pink: ['różowa', 'różowe', 'różowych', 'różowej'],
  orange: ['pomarańczowa', 'pomarańczowe', 'pomarańczowych', 'pomarańczowej'],
  yellow: ['żółta', 'żółte', 'żółtych', 'żółtej'],
  blue: ['niebieska', 'niebieskie', 'niebieskich', 'niebieskiej'],
  white: ['biała', 'białe', 'białych', 'białej'],
};

export function counted(count: number, colour: Colour): string {
  const [one, few, many, other] = COLOURS[colour];
  return `${number(count)} ${plural(count, { one, few, many, other })}`;
}

export const preview: SintraPreviewTexts = {
  panes: (count, colour, from) =>
    from === 'centre' ? `${counted(count, colour)} ze środka` : `${counted(count, colour)} z warsztatu ${from + 1}`,
  glazier: 'Witrażysta wróci',
  strip: (slot) => `kwatera ${slot + 1}`,
  toStrip: (what, slot) => `${what} na kwaterę ${slot + 1}`,
  glazierTo: (slot) => `Witrażysta wróci nad kwaterę ${slot + 1}`,
  glass: 'stłuczone szkło',
  toGlass: (what) => `${what} do stłuczenia`,
  fills: (count) => `Zapełni ${spaces(count)}`,
  fillsJokers: (count) => `Zapełni ${jokerSpaces(count)}`,
  holds: (filled, all) => `zajęte pola kwatery: ${filled} z ${all}`,
  breaks: (count) =>
    plural(count, {
      one: `Stłucze się ${panes(count)}`,
      few: `Stłuką się ${panes(count)}`,
      many: `Stłucze się ${panes(count)}`,
      other: `Stłucze się ${panes(count)}`,
    }),
  glassGoes: (way) => `Stłuczone szkło: ${way}`,
  glassLost: (lost) => `Stłuczone szkło: stracisz ${points(lost)}`,
  completesStrip: (slot) => `Ukończy kwaterę ${slot + 1}`,
  completesWindow: (slot) => `Ukończy okno ${slot + 1}`,
  keeps: (colour, frame) => `${PANES[colour].nominative} trafi do ${frame === 'top' ? 'górnej' : 'dolnej'} ramy`,
  bonus: (won) => `${points(won)} za kolor premiowy`,
  window: (won, slot) => `${points(won)} za okno ${slot + 1}`,
  windowParts: (own, right) => `${own} za to okno, ${right} za okna po jego prawej stronie`,
  starts: (round) => `Zaczniesz rundę ${round}`,
  tile: 'Weźmiesz znacznik gracza rozpoczynającego',
  roundEnds: (round) => `Runda ${round} się zakończy`,
  placePanes: (count) =>
    plural(count, { one: 'Połóż taflę', few: 'Połóż tafle', many: 'Połóż tafle', other: 'Połóż tafle' }),
  breakPanes: (count) =>
    plural(count, {
      one: 'Stłucz taflę',
      few: 'Stłucz wszystkie tafle',
      many: 'Stłucz wszystkie tafle',
      other: 'Stłucz wszystkie tafle',
    }),
  moveBack: 'Cofnij witrażystę',
  wholeTurn: 'Zajmie całą turę',
  orBack: 'Cofnij witrażystę (cała tura)',
  reach: (slots, isAll) => {
    if (slots.length === 0) return 'Brak kwater w zasięgu: wzięte tafle się stłuką';
    if (isAll) return 'Wszystkie kwatery są w zasięgu';
    const numbers = list(slots.map((slot) => String(slot + 1)));
    return plural(slots.length, {
      one: `W zasięgu: kwatera ${numbers}`,
      few: `W zasięgu: kwatery ${numbers}`,
      many: `W zasięgu: kwatery ${numbers}`,
      other: `W zasięgu: kwatery ${numbers}`,
    });
  },
  nearLoss: (count, lost) =>
    plural(count, {
      one: `Uwaga: jeszcze jedna stłuczona tafla i stracisz ${points(lost)}`,
      few: `Uwaga: jeszcze ${number(count)} stłuczone tafle i stracisz ${points(lost)}`,
      many: `Uwaga: jeszcze ${number(count)} stłuczonych tafli i stracisz ${points(lost)}`,
      other: `Uwaga: jeszcze ${number(count)} stłuczonej tafli i stracisz ${points(lost)}`,
    }),
  keepMatters: {
    A: 'Na stronie A decydujesz tylko o tym, jakie kolory trafią do wieży.',
    B: 'Na stronie B na koniec gry liczą się tafle w twoim najlepszym kolorze.',
  },
};
