import type { Printed } from '@leadlight/sagrada';
import type { SagradaBoardTexts, TurnState } from '../board-sagrada.ts';
import { DIE_COLOURS, listDice, nominative } from './dice.ts';
import { number, points, tokens } from './grammar.ts';
import { signedOf } from '../plural.ts';
import { names } from './names.ts';

const TURNS: Readonly<Record<TurnState, string>> = {
  over: 'tura rozegrana',
  now: 'tura w toku',
  ahead: 'czeka na turę',
  skipped: 'tura pominięta',
};

/** The name of a space without the word for it. */
const printedName = (printed: Printed): string =>
  names.sagrada.space(printed).replace(/^pole (o wartości )?| pole$/, '');

const takenBy = (printed: Printed): string =>
  typeof printed === 'number' ? `dowolna ${printed}` : printedName(printed);

export const board: SagradaBoardTexts = {
  pool: 'Pula',
  die: nominative,
  paying: (die) => `${nominative(die)}, zapłata za narzędzie`,
  dice: listDice,
  hand: (die) => `W ręce: ${nominative(die)}`,
  handColour: (colour) => `W ręce: ${DIE_COLOURS[colour].nominative} kostka`,
  faces: 'Wybierz wartość',
  track: 'Tor rund',
  trackSpace: (round, dice) => (dice.length === 0 ? `Runda ${round}: bez kostek` : `Runda ${round}: ${listDice(dice)}`),
  trackOpen: (space) => `${space}. Można tu wybrać kostkę.`,
  trackNow: (round) => `Runda ${round}: trwa`,
  trackAhead: (round) => `Runda ${round}: jeszcze nierozegrana`,
  turnOrder: 'Kolejność tur',
  turn: (name, state) => `${name}: ${TURNS[state]}`,
  yourWindow: (pattern) => `Twój witraż: ${pattern}`,
  window: (name, pattern) => `${name}: ${pattern}`,
  players: 'Gracze',
  offerRow: (row, spaces) => `Rząd ${row}: ${spaces.map(printedName).join(', ')}.`,
  noWindow: 'Jeszcze bez witraża',
  spaceInShort: ({ cell, printed, die }) => `${cell}: ${die === null ? takenBy(printed) : nominative(die)}`,
  space: ({ cell, printed, die, impossible }) => {
    if (die !== null) return `${cell}: ${nominative(die)}`;
    const space = names.sagrada.space(printed);
    return impossible ? `${cell}: ${space}, żadna kostka już tu nie pasuje` : `${cell}: ${space}, puste`;
  },
  filled: (dice, all) => `Zapełnione pola: ${dice} z ${all}`,
  tokens,
  objectives: 'Cele grupowe',
  tools: 'Narzędzia',
  soFar: (count) => `Dotąd ${points(count)}`,
  price: (count) => `koszt: ${number(count)}`,
  priceDie: (colour) => `koszt: ${DIE_COLOURS[colour].nominative} kostka`,
  tokensOn: (count) => `Na narzędziu: ${tokens(count)}`,
  spent: 'wykorzystane',
  secret: 'Twój cel indywidualny',
  cover: 'Ukryj',
  uncover: 'Pokaż',
  private: 'Cel indywidualny',
  privates: 'Cele indywidualne',
  target: 'Wynik do pobicia',
  targetGrows: 'Wyznaczy go suma wartości kostek na torze rund.',
  total: points,
  ifNow: '(gdyby gra skończyła się teraz)',
  change: signedOf(number),
  offers: 'Wybierz wzór witraża',
  difficulty: (count) => `Trudność ${count}: ${tokens(count)}`,
  offer: (pattern, count) => `${pattern}, trudność ${count}: ${tokens(count)}`,
  enlarge: (name) => `Powiększ: ${name}`,
  enlargeWindow: (window, dice, spaces) => `Powiększ: ${window}, zapełnione pola: ${dice} z ${spaces}`,
  close: 'Zamknij',
};
