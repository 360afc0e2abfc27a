import type { SagradaOutlookTexts, VariedLine } from '../outlook-sagrada.ts';
import { eitherOf, signedOf } from '../plural.ts';
import { DIE_COLOURS, list, number, plural, points } from './grammar.ts';

const signed = signedOf(number);
const either = eitherOf('en-GB');

const lineOf = ({ line }: VariedLine): string => (typeof line === 'number' ? `Column ${line}` : `Row ${line}`);
const inMarks = (varied: VariedLine): string => (varied.by === 'colour' ? 'in colour' : 'in value');

export const outlook: SagradaOutlookTexts = {
  objective: (change, name) => `${signed(change)} ${name}`,
  private: (change) => `${signed(change)} private objective`,
  filled: (change) =>
    plural(change, { one: `${signed(change)} filled space`, other: `${signed(change)} for filled spaces` }),
  total: (change) => `${change > 0 ? '+' : ''}${points(change)} in all`,
  stays: (varied) => `${lineOf(varied)} stays varied ${inMarks(varied)}`,
  lacks: (varied, { cell, takes, points: worth }) =>
    `${lineOf(varied)} stays varied: ${points(worth)} if ${cell} is ${either(takes.map((mark) => (typeof mark === 'number' ? `a ${mark}` : DIE_COLOURS[mark])))}`,
  lost: (varied) => `${lineOf(varied)} can’t be varied ${inMarks(varied)} any more`,
  reopens: (varied) => `${lineOf(varied)} can be varied ${inMarks(varied)} again`,
  spoiled: (cells) => `${list(cells)} can no longer be filled`,
  mended: (cells) => `${list(cells)} can be filled again`,
};
