import type { SagradaOutlookTexts, VariedLine } from '../outlook-sagrada.ts';
import { eitherOf, signedOf } from '../plural.ts';
import { COLOURS, list, number, plural, points } from './grammar.ts';

const signed = signedOf(number);
const either = eitherOf('nl');

const lineOf = ({ line }: VariedLine): string => (typeof line === 'number' ? `Kolom ${line}` : `Rij ${line}`);
const inMarks = (varied: VariedLine): string => (varied.by === 'colour' ? 'in kleur' : 'in waarde');

export const outlook: SagradaOutlookTexts = {
  objective: (change, name) => `${signed(change)} ${name}`,
  private: (change) => `${signed(change)} persoonlijk doel`,
  filled: (change) => `${signed(change)} gevuld vak`,
  total: (change) => `${change > 0 ? '+' : ''}${points(change)} in totaal`,
  stays: (varied) => `${lineOf(varied)} blijft gevarieerd ${inMarks(varied)}`,
  lacks: (varied, { cell, takes, points: worth }) =>
    `${lineOf(varied)} blijft gevarieerd: ${points(worth)} als ${cell} ${either(takes.map((mark) => (typeof mark === 'number' ? `een ${mark}` : COLOURS[mark])))} is`,
  lost: (varied) => `${lineOf(varied)} kan niet meer gevarieerd ${inMarks(varied)} worden`,
  reopens: (varied) => `${lineOf(varied)} kan weer gevarieerd ${inMarks(varied)} worden`,
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
