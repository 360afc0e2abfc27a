import type { Colour } from '@leadlight/sintra';
import type { SintraPreviewTexts } from '../preview.ts';
import { A_PANE, jokerSpaces, list, number, plural, points, spaces } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

/** Agreed with ‘glasstukken’, which is left out. */
const SOME: Readonly<Record<Colour, string>> = {
  pink: 'roze',
  orange: 'oranje',
  yellow: 'gele',
  blue: 'blauwe',
  white: 'witte',
};

export const counted = (count: number, colour: Colour): string =>
  `${number(count)} ${plural(count, { one: colours[colour], other: SOME[colour] })}`;

export const preview: SintraPreviewTexts = {
  panes: (count, colour, from) =>
    from === 'centre' ? `${counted(count, colour)} uit het midden` : `${counted(count, colour)} van schijf ${from + 1}`,
  glazier: 'Glaszetter terug',
  strip: (slot) => `paneel ${slot + 1}`,
  toStrip: (what, slot) => `${what} naar paneel ${slot + 1}`,
  glazierTo: (slot) => `Glaszetter terug naar paneel ${slot + 1}`,
  glass: 'gebroken glas',
  toGlass: (what) => `${what} om te breken`,
  fills: (count) => `Vult ${spaces(count)}`,
  fillsJokers: (count) => `Vult ${jokerSpaces(count)}`,
  holds: (filled, all) => `dan ${filled} van de ${all} vakken gevuld`,
  breaks: (count) =>
    plural(count, { one: `${number(count)} glasstuk breekt`, other: `${number(count)} glasstukken breken` }),
  glassGoes: (way) => `Gebroken glas: ${way}`,
  glassLost: (lost) => `Gebroken glas: je verliest ${points(lost)}`,
  completesStrip: (slot) => `Maakt paneel ${slot + 1} vol`,
  completesWindow: (slot) => `Voltooit raam ${slot + 1}`,
  keeps: (colour, frame) => `een ${A_PANE[colour]} gaat in het ${frame === 'top' ? 'bovenste' : 'onderste'} vak`,
  bonus: (won) => `${points(won)} voor de bonuskleur`,
  window: (won, slot) => `${points(won)} voor raam ${slot + 1}`,
  windowParts: (own, right) => `${own} voor het raam zelf, ${right} voor de ramen rechts ervan`,
  starts: (round) => `Jij begint ronde ${round}`,
  tile: 'Je pakt de startspelersteen',
  roundEnds: (round) => `Ronde ${round} eindigt`,
  placePanes: (count) => plural(count, { one: 'Glasstuk plaatsen', other: 'Glasstukken plaatsen' }),
  breakPanes: (count) => plural(count, { one: 'Glasstuk laten breken', other: 'Alles laten breken' }),
  moveBack: 'Glaszetter terugzetten',
  wholeTurn: 'Kost je hele beurt',
  orBack: 'Glaszetter terugzetten (hele beurt)',
  reach: (slots, isAll) => {
    if (slots.length === 0) return 'Geen paneel binnen bereik: glasstukken die je pakt, breken';
    if (isAll) return 'Alle panelen liggen binnen bereik';
    return plural(slots.length, {
      one: `Binnen bereik: paneel ${list(slots.map((slot) => String(slot + 1)))}`,
      other: `Binnen bereik: panelen ${list(slots.map((slot) => String(slot + 1)))}`,
    });
  },
  nearLoss: (count, lost) =>
    plural(count, {
      one: `Pas op: het volgende gebroken glasstuk kost ${points(lost)}`,
      other: `Pas op: nog ${number(count)} gebroken glasstukken en je verliest ${points(lost)}`,
    }),
  keepMatters: {
    A: 'Op zijde A bepaal je hiermee alleen welke kleuren in de toren gaan.',
    B: 'Op zijde B levert je beste kleur aan het einde punten op.',
  },
};
