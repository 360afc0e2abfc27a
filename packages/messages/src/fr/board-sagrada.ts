import type { Printed } from '@leadlight/sagrada';
import type { SagradaBoardTexts, TurnState } from '../board-sagrada.ts';
import { DIE_COLOURS, dieName, filledSpaces, listDice, number, points, tokens } from './grammar.ts';
import { signedOf } from '../plural.ts';
import { names } from './names.ts';

const TURNS: Readonly<Record<TurnState, string>> = {
  over: 'tour joué',
  now: 'tour en cours',
  ahead: 'tour à venir',
  skipped: 'tour sauté',
};

/** The name of a space without the word for it. */
const printedName = (printed: Printed): string => names.sagrada.space(printed).replace(/^case (de valeur )?/, '');

const takenBy = (printed: Printed): string => (typeof printed === 'number' ? `tout ${printed}` : printedName(printed));

export const board: SagradaBoardTexts = {
  pool: 'Pioche',
  die: dieName,
  paying: (die) => `${dieName(die)}, pour payer l’outil`,
  dice: listDice,
  hand: (die) => `En main : ${dieName(die)}`,
  handColour: (colour) => `En main : un dé ${DIE_COLOURS[colour]}`,
  faces: 'Choisissez la valeur',
  track: 'Piste de manches',
  trackSpace: (round, dice) =>
    dice.length === 0 ? `Manche ${round} : aucun dé` : `Manche ${round} : ${listDice(dice)}`,
  trackOpen: (space) => `${space}. Vous pouvez y choisir un dé.`,
  trackNow: (round) => `Manche ${round} : en cours`,
  trackAhead: (round) => `Manche ${round} : à venir`,
  turnOrder: 'Ordre des tours',
  turn: (name, state) => `${name} : ${TURNS[state]}`,
  yourWindow: (pattern) => `Votre vitrail : ${pattern}`,
  window: (name, pattern) => `${name} : ${pattern}`,
  players: 'Joueurs',
  offerRow: (row, spaces) => `Ligne ${row} : ${spaces.map(printedName).join(', ')}.`,
  noWindow: 'Motif pas encore choisi',
  spaceInShort: ({ cell, printed, die }) => `${cell} : ${die === null ? takenBy(printed) : dieName(die)}`,
  space: ({ cell, printed, die, impossible }) => {
    if (die !== null) return `${cell} : ${dieName(die)}`;
    const space = names.sagrada.space(printed);
    return impossible ? `${cell} : ${space}, plus aucun dé ne convient` : `${cell} : ${space}, vide`;
  },
  filled: (dice, spaces) => `Cases occupées : ${dice} sur ${spaces}`,
  tokens,
  objectives: 'Objectifs publics',
  tools: 'Outils',
  soFar: (count) => `${points(count)} pour l’instant`,
  price: (count) => `coûte ${number(count)}`,
  priceDie: (colour) => `coûte un dé ${DIE_COLOURS[colour]}`,
  tokensOn: (count) => `${tokens(count)} sur la carte`,
  spent: 'déjà utilisé',
  secret: 'Votre objectif privé',
  cover: 'Masquer',
  uncover: 'Afficher',
  private: 'Objectif privé',
  privates: 'Objectifs privés',
  target: 'Score cible',
  targetGrows: 'La somme des dés laissés sur la piste de manches.',
  total: points,
  ifNow: 'si la partie s’arrêtait là',
  change: signedOf(number),
  offers: 'Choisissez votre motif',
  difficulty: (count) => `Difficulté ${count} : ${tokens(count)}`,
  offer: (pattern, count) => `${pattern}, difficulté ${count} : ${tokens(count)}`,
  enlarge: (name) => `Agrandir : ${name}`,
  enlargeWindow: (window, dice, spaces) => `Agrandir le vitrail (${window}), ${filledSpaces(dice)} sur ${spaces}`,
  close: 'Fermer',
};
