import type { Printed } from '@leadlight/sagrada';
import type { SagradaBoardTexts, TurnState } from '../board-sagrada.ts';
import { DIE_COLOURS, dieName, listDice, number, points, tokens } from './grammar.ts';
import { signedOf } from '../plural.ts';
import { names } from './names.ts';

const TURNS: Readonly<Record<TurnState, string>> = {
  over: 'turn finished',
  now: 'turn in progress',
  ahead: 'turn to come',
  skipped: 'turn skipped',
};

/** The name of a space without the word for it. */
const printedName = (printed: Printed): string => names.sagrada.space(printed).replace(/ space$|^space for a /, '');

const takenBy = (printed: Printed): string => (typeof printed === 'number' ? `any ${printed}` : printedName(printed));

export const board: SagradaBoardTexts = {
  pool: 'Draft pool',
  die: dieName,
  paying: (die) => `${dieName(die)}, paying for the tool`,
  dice: listDice,
  hand: (die) => `In hand: ${dieName(die)}`,
  handColour: (colour) => `In hand: a ${DIE_COLOURS[colour]} die`,
  faces: 'Choose a value',
  track: 'Round track',
  trackSpace: (round, dice) =>
    dice.length === 0 ? `Round ${round}: no dice left over` : `Round ${round}: ${listDice(dice)}`,
  trackOpen: (space) => `${space}. You can choose a die here.`,
  trackNow: (round) => `Round ${round}: in progress`,
  trackAhead: (round) => `Round ${round}: still to come`,
  turnOrder: 'Turn order',
  turn: (name, state) => `${name}: ${TURNS[state]}`,
  yourWindow: (pattern) => `Your window: ${pattern}`,
  window: (name, pattern) => `${name}: ${pattern}`,
  players: 'Players',
  offerRow: (row, spaces) => `Row ${row}: ${spaces.map(printedName).join(', ')}.`,
  noWindow: 'No window yet',
  spaceInShort: ({ cell, printed, die }) => `${cell}: ${die === null ? takenBy(printed) : dieName(die)}`,
  space: ({ cell, printed, die, impossible }) => {
    if (die !== null) return `${cell}: ${dieName(die)}`;
    const space = names.sagrada.space(printed);
    return impossible ? `${cell}: ${space}, no die fits here any more` : `${cell}: ${space}, empty`;
  },
  filled: (dice, spaces) => `${dice} of ${spaces} spaces filled`,
  tokens,
  objectives: 'Public objectives',
  tools: 'Tools',
  soFar: (count) => `${points(count)} so far`,
  price: (count) => `costs ${number(count)}`,
  priceDie: (colour) => `costs a ${DIE_COLOURS[colour]} die`,
  tokensOn: (count) => `${tokens(count)} on it`,
  spent: 'used up',
  secret: 'Your private objective',
  cover: 'Hide',
  uncover: 'Show',
  private: 'Private objective',
  privates: 'Private objectives',
  target: 'Target score',
  targetGrows: 'The total of the dice left on the round track.',
  total: points,
  ifNow: 'if the game ended now',
  change: signedOf(number),
  offers: 'Choose your window',
  difficulty: (count) => `Difficulty ${count}: ${tokens(count)}`,
  offer: (pattern, count) => `${pattern}, difficulty ${count}: ${tokens(count)}`,
  enlarge: (name) => `Enlarge ${name}`,
  enlargeWindow: (window, dice, spaces) => `Enlarge ${window}, ${dice} of ${spaces} spaces filled`,
  close: 'Close',
};
