import type { Colour, Die, Printed } from '@leadlight/sagrada';
import { tally } from '../parts.ts';
import type { Vocabulary } from '../typed.ts';
import type { Held, SagradaTerm, SagradaTypedTexts } from '../typed-sagrada.ts';
import { COLOURS, DIE_COLOURS, dieName, emptySpaces, list, listDice, number, plural } from './grammar.ts';

export const words: Vocabulary<SagradaTerm> = {
  R: 'rode, rood',
  Y: 'gele, geel',
  G: 'groene, groen',
  B: 'blauwe, blauw',
  P: 'paarse, paars',
  1: 'eentje, enen',
  2: 'twee, tweeën',
  3: 'drie, drieën',
  4: 'vier, vieren',
  5: 'vijf, vijven',
  6: 'zes, zessen',
  tool: 'gereedschapskaart, gereedschapskaarten, gereedschap, kaart',
  pay: 'betaal, betalen, betaling',
  round: 'ronde',
  value: 'waarde, gedraaid',
  row: 'rij, rijen',
  column: 'kolom, kolommen',
  window: 'glasraam, glasramen, raam, patroon',
  pool: 'aanbod',
  track: 'rondespoor, spoor',
  done: 'passen, pas, klaar, einde, einde beurt, beurt beëindigen',
};

const upper = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const spaceOf = (held: Held): string => {
  if ('die' in held) return dieName(held.die);
  const { printed } = held;
  if (printed === null) return 'leeg';
  return `leeg (${typeof printed === 'number' ? number(printed) : COLOURS[printed]})`;
};

const counted = (count: number, colour: Colour): string =>
  `${number(count)} ${count === 1 ? COLOURS[colour] : DIE_COLOURS[colour]}`;

const sum = (dice: Readonly<Record<Colour, number>>): string =>
  list(
    Object.entries(dice).flatMap(([colour, count]) =>
      count === 0 ? [] : [`${number(count)} ${DIE_COLOURS[colour as Colour]}`],
    ),
  );

const wanted = (empty: readonly Printed[]): string => {
  const values = empty.filter((printed) => typeof printed === 'number');
  const others = empty.filter((printed) => typeof printed !== 'number');
  const said = tally(others).map(([printed, count]) =>
    printed === null ? `${number(count)} blanco` : counted(count, printed),
  );
  return [
    ...said,
    ...(values.length === 0
      ? []
      : [`${plural(values.length, { one: 'waarde', other: 'waardes' })} ${list(values.map(number))}`]),
  ].join(', ');
};

const pool = (dice: readonly Die[]): string =>
  dice.length === 0 ? 'Het aanbod is leeg.' : `In het aanbod: ${listDice(dice)}.`;

export const typed: SagradaTypedTexts = {
  whichDie: (dice) => `Welke dobbelsteen? ${pool(dice)}`,
  pool,
  noDie: 'Zo’n dobbelsteen ligt niet in het aanbod.',
  whichTool: (names) => `Welke gereedschapskaart? ${names.join(', ')}.`,
  whichWindow: (names) => `Welk patroon? ${list(names.map((name, at) => `${at + 1}, ${name}`))}.`,
  fits: (die, cells) => `${upper(dieName(die))} past op ${list(cells)}.`,
  fitsNone: (die) => `${upper(dieName(die))} past nu nergens.`,
  handFits: (cells) =>
    cells.length === 0
      ? 'De dobbelsteen in je hand past nergens.'
      : `De dobbelsteen in je hand past op ${list(cells)}.`,
  needs: (name, empty) => `${name}, ${emptySpaces(empty.length)}: ${wanted(empty)}.`,
  noWindow: (name) => `${name}: nog geen patroon.`,
  fullWindow: (name) => `${name}: het glasraam is vol.`,
  canUse: (dice) => `Dobbelstenen in het aanbod die passen: ${listDice(dice)}.`,
  canUseNone: 'Geen dobbelsteen in het aanbod past.',
  bag: (dice) => `Zak: ${sum(dice)}.`,
  bagEmpty: 'De zak is leeg.',
  line: (line, held) => `${typeof line === 'number' ? 'Kolom' : 'Rij'} ${line}: ${held.map(spaceOf).join(', ')}.`,
  rows: (filled) => `Gevulde vakken van rij A tot D: ${filled.map(number).join(', ')}.`,
  noLine: 'De rijen zijn A tot D, de kolommen 1 tot 5.',
};
