import type { SagradaOutlookTexts, VariedLine } from '../outlook-sagrada.ts';
import { eitherOf, signedOf } from '../plural.ts';
import { DIE_COLOURS, list, number, plural, points } from './grammar.ts';

const signed = signedOf(number);
const either = eitherOf('fr');

const lineOf = ({ line }: VariedLine): string => (typeof line === 'number' ? `La colonne ${line}` : `La ligne ${line}`);
const repeated = ({ by }: VariedLine): string => (by === 'colour' ? 'couleur répétée' : 'valeur répétée');

export const outlook: SagradaOutlookTexts = {
  objective: (change, name) => `${signed(change)} ${name}`,
  private: (change) => `${signed(change)} objectif privé`,
  filled: (change) => `${signed(change)} pour la case remplie`,
  total: (change) => `${change > 0 ? '+' : ''}${points(change)} au total`,
  stays: (varied) => `${lineOf(varied)} reste sans ${repeated(varied)}`,
  lacks: (varied, { cell, takes, points: worth }) =>
    `${lineOf(varied)} rapportera ${points(worth)} avec un dé ${varied.by === 'value' ? 'de valeur ' : ''}${either(takes.map((mark) => (typeof mark === 'number' ? String(mark) : DIE_COLOURS[mark])))} en ${cell}`,
  lost: (varied) => `${lineOf(varied)} ne peut plus être complétée sans ${repeated(varied)}`,
  reopens: (varied) => `${lineOf(varied)} peut de nouveau être complétée sans ${repeated(varied)}`,
  spoiled: (cells) =>
    plural(cells.length, {
      one: `La case ${list(cells)} ne peut plus être remplie`,
      many: `Les cases ${list(cells)} ne peuvent plus être remplies`,
      other: `Les cases ${list(cells)} ne peuvent plus être remplies`,
    }),
  mended: (cells) =>
    plural(cells.length, {
      one: `La case ${list(cells)} peut de nouveau être remplie`,
      many: `Les cases ${list(cells)} peuvent de nouveau être remplies`,
      other: `Les cases ${list(cells)} peuvent de nouveau être remplies`,
    }),
};
