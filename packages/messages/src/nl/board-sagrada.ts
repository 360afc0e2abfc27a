import type { Printed } from '@leadlight/sagrada';
import type { SagradaBoardTexts, TurnState } from '../board-sagrada.ts';
import { DIE_COLOURS, dieName, listDice, number, points, tokens } from './grammar.ts';
import { signedOf } from '../plural.ts';
import { names } from './names.ts';

const TURNS: Readonly<Record<TurnState, string>> = {
  over: 'beurt voorbij',
  now: 'aan de beurt',
  ahead: 'beurt komt nog',
  skipped: 'beurt overgeslagen',
};

/** The name of a space without the word for it. */
const printedName = (printed: Printed): string => names.sagrada.space(printed).replace(/ vak$|^vak voor een /, '');

const takenBy = (printed: Printed): string => (typeof printed === 'number' ? `elke ${printed}` : printedName(printed));

export const board: SagradaBoardTexts = {
  pool: 'Aanbod',
  die: dieName,
  paying: (die) => `${dieName(die)}, betaling voor de gereedschapskaart`,
  dice: listDice,
  hand: (die) => `In de hand: ${dieName(die)}`,
  handColour: (colour) => `In de hand: een ${DIE_COLOURS[colour]} dobbelsteen`,
  faces: 'Kies de waarde',
  track: 'Rondespoor',
  trackSpace: (round, dice) =>
    dice.length === 0 ? `Ronde ${round}: geen dobbelstenen over` : `Ronde ${round}: ${listDice(dice)}`,
  trackOpen: (space) => `${space}. Hier kun je een dobbelsteen kiezen.`,
  trackNow: (round) => `Ronde ${round}: bezig`,
  trackAhead: (round) => `Ronde ${round}: komt nog`,
  turnOrder: 'Beurtvolgorde',
  turn: (name, state) => `${name}: ${TURNS[state]}`,
  yourWindow: (pattern) => `Je glasraam: ${pattern}`,
  window: (name, pattern) => `${name}: ${pattern}`,
  players: 'Spelers',
  offerRow: (row, spaces) => `Rij ${row}: ${spaces.map(printedName).join(', ')}.`,
  noWindow: 'Nog geen patroon',
  spaceInShort: ({ cell, printed, die }) => `${cell}: ${die === null ? takenBy(printed) : dieName(die)}`,
  space: ({ cell, printed, die, impossible }) => {
    if (die !== null) return `${cell}: ${dieName(die)}`;
    const space = names.sagrada.space(printed);
    return impossible ? `${cell}: ${space}, hier past geen dobbelsteen meer` : `${cell}: ${space}, leeg`;
  },
  filled: (dice, spaces) => `${dice} van de ${spaces} vakken gevuld`,
  tokens,
  objectives: 'Gedeelde doelen',
  tools: 'Gereedschapskaarten',
  soFar: (count) => `${points(count)} tot nu toe`,
  price: (count) => `kost ${number(count)}`,
  priceDie: (colour) => `kost een ${DIE_COLOURS[colour]} dobbelsteen`,
  tokensOn: (count) => `Erop: ${tokens(count)}`,
  spent: 'al gebruikt',
  secret: 'Je persoonlijke doel',
  cover: 'Verbergen',
  uncover: 'Tonen',
  private: 'Persoonlijk doel',
  privates: 'Persoonlijke doelen',
  target: 'Doelscore',
  targetGrows: 'De som van de dobbelstenen op het rondespoor.',
  total: points,
  ifNow: 'als het spel nu zou eindigen',
  change: signedOf(number),
  offers: 'Kies je patroon',
  difficulty: (count) => `Moeilijkheidsgraad ${count}: ${tokens(count)}`,
  offer: (pattern, count) => `${pattern}, moeilijkheidsgraad ${count}: ${tokens(count)}`,
  enlarge: (name) => `${name}: vergroten`,
  enlargeWindow: (window, dice, spaces) => `${window}, ${dice} van de ${spaces} vakken gevuld: vergroten`,
  close: 'Sluiten',
};
