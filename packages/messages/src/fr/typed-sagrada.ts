import type { Colour, Die, Printed } from '@leadlight/sagrada';
import { colourOf, tally, valueOf } from '../parts.ts';
import type { Vocabulary } from '../typed.ts';
import type { Held, SagradaTerm, SagradaTypedTexts } from '../typed-sagrada.ts';
import { DIE_COLOURS, emptySpaces, list, listDice, number, plural } from './grammar.ts';

export const words: Vocabulary<SagradaTerm> = {
  R: 'rouge, rouges',
  Y: 'jaune, jaunes',
  G: 'vert, verte, verts, vertes',
  B: 'bleu, bleue, bleus, bleues',
  P: 'violet, violette, violets, violettes',
  1: 'as',
  2: 'deux',
  3: 'trois',
  4: 'quatre',
  5: 'cinq',
  6: 'six',
  tool: 'outil, outils, carte Outil',
  pay: 'payer, paie, paye, payé, payez, payant',
  round: 'manche',
  value: 'valeur, devient, tourné',
  row: 'ligne, lignes, rangée',
  column: 'colonne, colonnes',
  window: 'vitrail, vitraux, motif, fenêtre',
  pool: 'pioche, réserve',
  track: 'piste, piste de manches',
  done: 'passer, passe, passez, fin, finir, terminer, fin du tour',
};

/** Agreed with “case”, and with “cases”. */
const SPACES: Readonly<Record<Colour, readonly [one: string, other: string]>> = {
  R: ['rouge', 'rouges'],
  Y: ['jaune', 'jaunes'],
  G: ['verte', 'vertes'],
  B: ['bleue', 'bleues'],
  P: ['violette', 'violettes'],
};

const agreed = (count: number, [one, other]: readonly [string, string]): string =>
  `${number(count)} ${plural(count, { one, many: other, other })}`;

const spaceOf = (held: Held): string => {
  if ('die' in held) return `${DIE_COLOURS[colourOf(held.die)]} ${valueOf(held.die)}`;
  const { printed } = held;
  if (printed === null) return 'vide';
  return `vide (${typeof printed === 'number' ? number(printed) : SPACES[printed][0]})`;
};

/** Agreed with “dés”. */
const DICE: Readonly<Record<Colour, readonly [one: string, other: string]>> = {
  R: ['rouge', 'rouges'],
  Y: ['jaune', 'jaunes'],
  G: ['vert', 'verts'],
  B: ['bleu', 'bleus'],
  P: ['violet', 'violets'],
};

const sum = (dice: Readonly<Record<Colour, number>>): string =>
  list(Object.entries(dice).flatMap(([colour, count]) => (count === 0 ? [] : [agreed(count, DICE[colour as Colour])])));

const wanted = (empty: readonly Printed[]): string => {
  const values = empty.filter((printed) => typeof printed === 'number');
  const others = empty.filter((printed) => typeof printed !== 'number');
  const said = tally(others).map(([printed, count]) =>
    agreed(count, printed === null ? ['blanche', 'blanches'] : SPACES[printed]),
  );
  return [
    ...said,
    ...(values.length === 0
      ? []
      : [`${plural(values.length, { one: 'valeur', many: 'valeurs', other: 'valeurs' })} ${list(values.map(number))}`]),
  ].join(', ');
};

const pool = (dice: readonly Die[]): string =>
  dice.length === 0 ? 'La pioche est vide.' : `Dans la pioche : ${listDice(dice)}.`;

export const typed: SagradaTypedTexts = {
  whichDie: (dice) => `Quel dé ? ${pool(dice)}`,
  pool,
  noDie: 'Ce dé n’est pas dans la pioche.',
  whichTool: (names) => `Quel outil ? ${names.join(', ')}.`,
  whichWindow: (names) => `Quel motif ? ${list(names.map((name, at) => `${at + 1}, ${name}`))}.`,
  fits: (die, cells) => `Le dé ${DIE_COLOURS[colourOf(die)]} ${valueOf(die)} peut aller en ${list(cells)}.`,
  fitsNone: (die) => `Aucune case ne convient au dé ${DIE_COLOURS[colourOf(die)]} ${valueOf(die)}.`,
  handFits: (cells) =>
    cells.length === 0 ? 'Aucune case ne convient au dé en main.' : `Le dé en main peut aller en ${list(cells)}.`,
  needs: (name, empty) => `${name}, ${emptySpaces(empty.length)} : ${wanted(empty)}.`,
  noWindow: (name) => `${name} : motif pas encore choisi.`,
  fullWindow: (name) => `${name} : le vitrail est complet.`,
  canUse: (dice) => `Dés de la pioche qui conviennent : ${listDice(dice)}.`,
  canUseNone: 'Aucun dé de la pioche ne convient.',
  bag: (dice) => `Sac : ${sum(dice)}.`,
  bagEmpty: 'Le sac est vide.',
  line: (line, held) => `${typeof line === 'number' ? 'Colonne' : 'Ligne'} ${line} : ${held.map(spaceOf).join(', ')}.`,
  rows: (filled) => `Cases occupées, de la ligne A à la ligne D : ${filled.map(number).join(', ')}.`,
  noLine: 'Les lignes vont de A à D, les colonnes de 1 à 5.',
};
