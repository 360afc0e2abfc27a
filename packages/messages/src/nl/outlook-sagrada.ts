import type { SagradaOutlookTexts, VariedLine } from '../outlook-sagrada.ts';
import { eitherOf, signedOf } from '../plural.ts';
import { COLOURS, list, number, plural, points } from './grammar.ts';

const signed = signedOf(number);
const either = eitherOf('nl');

const lineOf = ({ line }: VariedLine): string => (typeof line === 'number' ? `Kolom ${line}` : `Rij ${line}`);
const repeats = ({ by }: VariedLine): string => (by === 'colour' ? 'dubbele kleuren' : 'dubbele waardes');

export const outlook: SagradaOutlookTexts = {
  objective: (change, name) => `${signed(change)} ${name}`,
  private: (change) => `${signed(change)} persoonlijk doel`,
  filled: (change) => `${signed(change)} voor het gevulde vak`,
  total: (change) => `${change > 0 ? '+' : ''}${points(change)} in totaal`,
  stays: (varied) => `${lineOf(varied)}: nog geen ${repeats(varied)}`,
  lacks: (varied, { cell, takes, points: worth }) =>
    `${lineOf(varied)} levert ${points(worth)} op als er op ${cell} ${either(takes.map((mark) => (typeof mark === 'number' ? `een ${mark}` : COLOURS[mark])))} komt`,
  lost: (varied) => `${lineOf(varied)}: ${repeats(varied)} niet meer te vermijden`,
  reopens: (varied) => `${lineOf(varied)}: ${repeats(varied)} weer te vermijden`,
  spoiled: (cells) =>
    plural(cells.length, {
      one: `${list(cells)} kan niet meer worden gevuld`,
      other: `${list(cells)} kunnen niet meer worden gevuld`,
    }),
  mended: (cells) =>
    plural(cells.length, {
      one: `${list(cells)} kan weer worden gevuld`,
      other: `${list(cells)} kunnen weer worden gevuld`,
    }),
};
