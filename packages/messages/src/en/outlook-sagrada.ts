import type { SagradaOutlookTexts, VariedLine } from '../outlook-sagrada.ts';
import { eitherOf, signedOf } from '../plural.ts';
import { DIE_COLOURS, list, number, points } from './grammar.ts';

const signed = signedOf(number);
const either = eitherOf('en-GB');

const lineOf = ({ line }: VariedLine): string => (typeof line === 'number' ? `Column ${line}` : `Row ${line}`);
const repeat = ({ by }: VariedLine): string => (by === 'colour' ? 'repeated colour' : 'repeated value');

export const outlook: SagradaOutlookTexts = {
  objective: (change, name) => `${signed(change)} ${name}`,
  private: (change) => `${signed(change)} private objective`,
  filled: (change) => `${signed(change)} for the filled space`,
  total: (change) => `${change > 0 ? '+' : ''}${points(change)} in all`,
  stays: (varied) => `${lineOf(varied)} still has no ${repeat(varied)}`,
  lacks: (varied, { cell, takes, points: worth }) =>
    `${lineOf(varied)} will score ${points(worth)} if ${cell} is ${either(takes.map((mark) => (typeof mark === 'number' ? `a ${mark}` : DIE_COLOURS[mark])))}`,
  lost: (varied) => `${lineOf(varied)} can no longer avoid a ${repeat(varied)}`,
  reopens: (varied) => `${lineOf(varied)} can avoid a ${repeat(varied)} again`,
  spoiled: (cells) => `${list(cells)} can no longer be filled`,
  mended: (cells) => `${list(cells)} can be filled again`,
};
