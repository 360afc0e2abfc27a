import type { SagradaBoardTexts, TurnState } from '../board-sagrada.ts';
import { DIE_COLOURS, dieName, listDice, number, points, tokens } from './grammar.ts';
import { names } from './names.ts';

const TURNS: Readonly<Record<TurnState, string>> = {
  over: 'tour joué',
  now: 'tour en cours',
  ahead: 'tour à venir',
  skipped: 'tour sauté',
};

export const board: SagradaBoardTexts = {
  pool: 'Pioche',
  die: dieName,
  paying: (die) => `${dieName(die)}, paie l’outil`,
  dice: listDice,
  hand: (die) => `En main : ${dieName(die)}`,
  handColour: (colour) => `En main : un dé ${DIE_COLOURS[colour]}`,
  faces: 'Choisir la valeur',
  track: 'Piste de manches',
  trackSpace: (round, dice) =>
    dice.length === 0 ? `Manche ${round} : aucun dé restant` : `Manche ${round} : ${listDice(dice)}`,
  trackOpen: 'Un dé peut être choisi ici.',
  trackNow: (round) => `Manche ${round} : en cours`,
  trackAhead: (round) => `Manche ${round} : à venir`,
  turnOrder: 'Ordre des tours',
  turn: (name, state) => `${name} : ${TURNS[state]}`,
  yourWindow: (pattern) => `Votre vitrail : ${pattern}`,
  window: (name, pattern) => `${name} : ${pattern}`,
  players: 'Joueurs',
  noWindow: 'Pas encore de vitrail',
  space: ({ cell, printed, die, impossible }) => {
    if (die !== null) return `${cell} : ${dieName(die)}`;
    const space = names.sagrada.space(printed);
    return impossible ? `${cell} : ${space}, plus aucun dé ne convient` : `${cell} : ${space}, vide`;
  },
  filled: (dice, spaces) => `Cases remplies : ${dice} sur ${spaces}`,
  tokens,
  objectives: 'Objectifs publics',
  tools: 'Outils',
  soFar: (count) => `${points(count)} pour l’instant`,
  price: (count) => `coûte ${number(count)}`,
  priceDie: (colour) => `coûte un dé ${DIE_COLOURS[colour]}`,
  tokensOn: (count) => `Dessus : ${tokens(count)}`,
  spent: 'déjà utilisé',
  secret: 'Votre secret',
  cover: 'Cacher',
  uncover: 'Montrer',
  private: 'Objectif privé',
  privates: 'Objectifs privés',
  target: 'Score cible',
  points,
  offers: 'Choisissez votre vitrail',
  difficulty: (count) => `Difficulté ${count} : ${tokens(count)}`,
  enlarge: (name) => `${name} : voir de plus près`,
  close: 'Fermer',
};
