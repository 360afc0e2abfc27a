import type { Colour } from '@leadlight/sintra';
import type { SintraPreviewTexts } from '../preview.ts';
import { jokerSpaces, number, panes, PANES, plural, points, spaces } from './grammar.ts';

/** Agreed with “tafla”, which is left out: one, two, five, one and a half. */
const COLOURS: Readonly<Record<Colour, readonly [one: string, few: string, many: string, other: string]>> = {
  pink: ['różowa', 'różowe', 'różowych', 'różowej'],
  orange: ['pomarańczowa', 'pomarańczowe', 'pomarańczowych', 'pomarańczowej'],
  yellow: ['żółta', 'żółte', 'żółtych', 'żółtej'],
  blue: ['niebieska', 'niebieskie', 'niebieskich', 'niebieskiej'],
  white: ['biała', 'białe', 'białych', 'białej'],
};

function counted(count: number, colour: Colour): string {
  const [one, few, many, other] = COLOURS[colour];
  return `${number(count)} ${plural(count, { one, few, many, other })}`;
}

export const preview: SintraPreviewTexts = {
  panes: (count, colour, from) =>
    from === 'centre' ? `${counted(count, colour)} ze środka` : `${counted(count, colour)} z warsztatu ${from + 1}`,
  glazier: 'Witrażysta wraca',
  strip: (slot) => `kwatera ${slot + 1}`,
  toStrip: (slot) => `do kwatery ${slot + 1}`,
  glass: 'stłuczone szkło',
  toGlass: 'na tor stłuczonego szkła',
  fills: (count) => `Zapełnia ${spaces(count)}`,
  fillsJokers: (count) => `Zapełnia ${jokerSpaces(count)}`,
  holds: (filled, all) => `kwatera ma wtedy ${filled} z ${all}`,
  breaks: (count) =>
    plural(count, {
      one: `Tłucze się ${panes(count)}`,
      few: `Tłuką się ${panes(count)}`,
      many: `Tłucze się ${panes(count)}`,
      other: `Tłucze się ${panes(count)}`,
    }),
  glassGoes: (way) => `Stłuczone szkło: ${way}`,
  glassLost: (lost) => `Stłuczone szkło: tracisz ${points(lost)}`,
  completesStrip: (slot) => `Kończy kwaterę ${slot + 1}`,
  completesWindow: (slot) => `Kończy okno ${slot + 1}`,
  keeps: (colour, frame) => `${PANES[colour].nominative} trafia w ${frame === 'top' ? 'górną' : 'dolną'} ramę`,
  bonus: (won) => `${points(won)} za kolor premiowy`,
  window: (won, slot) => `${points(won)} za okno ${slot + 1}`,
  windowParts: (own, right) => `${own} za nie samo, ${right} za okna po jego prawej stronie`,
  starts: (round) => `Zaczynasz rundę ${round}`,
  tile: 'Bierzesz znacznik gracza rozpoczynającego',
  roundEnds: (round) => `Koniec rundy ${round}`,
};
