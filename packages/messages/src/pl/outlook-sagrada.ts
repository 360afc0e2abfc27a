import type { SagradaOutlookTexts, VariedLine } from '../outlook-sagrada.ts';
import { eitherOf, signedOf } from '../plural.ts';
import { DIE_COLOURS, VALUES } from './dice.ts';
import { list, number, points } from './grammar.ts';

const signed = signedOf(number);
const either = eitherOf('pl');

const lineOf = ({ line }: VariedLine): string => (typeof line === 'number' ? `Kolumna ${line}` : `Rząd ${line}`);
const marks = ({ by }: VariedLine): string => (by === 'colour' ? 'kolory' : 'wartości');
const repeat = ({ by }: VariedLine): string => (by === 'colour' ? 'powtórzenia koloru' : 'powtórzenia wartości');

export const outlook: SagradaOutlookTexts = {
  objective: (change, name) => `${signed(change)} ${name}`,
  private: (change) => `${signed(change)} za cel indywidualny`,
  filled: (change) => `${signed(change)} za zapełnione pole`,
  total: (change) => `Razem: ${change > 0 ? '+' : ''}${points(change)}`,
  stays: (varied) => `${lineOf(varied)}: ${marks(varied)} nadal się nie powtarzają`,
  lacks: (varied, { cell, takes, points: worth }) =>
    `${lineOf(varied)}: ${either(takes.map((mark) => (typeof mark === 'number' ? VALUES[mark].nominative : DIE_COLOURS[mark].nominative)))}${varied.by === 'colour' ? ' kostka' : ''} na polu ${cell} da ${points(worth)}`,
  lost: (varied) => `${lineOf(varied)}: nie da się już uniknąć ${repeat(varied)}`,
  reopens: (varied) => `${lineOf(varied)}: znów da się uniknąć ${repeat(varied)}`,
  spoiled: (cells) => `Nie da się już zapełnić: ${list(cells)}`,
  mended: (cells) => `Znów da się zapełnić: ${list(cells)}`,
};
