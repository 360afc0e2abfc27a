import type { SagradaBoardTexts, TurnState } from '../board-sagrada.ts';
import { DIE_COLOURS, dieName, listDice, number, points, tokens } from './grammar.ts';
import { names } from './names.ts';

const TURNS: Readonly<Record<TurnState, string>> = {
  over: 'turn over',
  now: 'to move',
  ahead: 'still to come',
  skipped: 'turn skipped',
};

export const board: SagradaBoardTexts = {
  pool: 'Draft pool',
  die: dieName,
  paying: (die) => `${dieName(die)}, pays for the tool`,
  dice: listDice,
  hand: (die) => `In hand: ${dieName(die)}`,
  handColour: (colour) => `In hand: a ${DIE_COLOURS[colour]} die`,
  faces: 'Choose the value',
  track: 'Round track',
  trackSpace: (round, dice) =>
    dice.length === 0 ? `Round ${round}: no dice left` : `Round ${round}: ${listDice(dice)}`,
  trackOpen: 'A die here can be chosen.',
  trackNow: (round) => `Round ${round}: in play`,
  trackAhead: (round) => `Round ${round}: still to come`,
  turnOrder: 'Turn order',
  turn: (name, state) => `${name}: ${TURNS[state]}`,
  yourWindow: (pattern) => `Your window: ${pattern}`,
  window: (name, pattern) => `${name}: ${pattern}`,
  players: 'Players',
  noWindow: 'No window yet',
  space: ({ cell, printed, die, impossible }) => {
    if (die !== null) return `${cell}: ${dieName(die)}`;
    const space = names.sagrada.space(printed);
    return impossible ? `${cell}: ${space}, no die fits any more` : `${cell}: ${space}, empty`;
  },
  filled: (dice, spaces) => `${dice} of ${spaces} spaces filled`,
  tokens,
  objectives: 'Public objectives',
  tools: 'Tools',
  soFar: (count) => `${points(count)} so far`,
  price: (count) => `costs ${number(count)}`,
  priceDie: (colour) => `costs a ${DIE_COLOURS[colour]} die`,
  tokensOn: (count) => `On it: ${tokens(count)}`,
  spent: 'used up',
  secret: 'Your secret',
  cover: 'Cover',
  uncover: 'Show',
  private: 'Private objective',
  privates: 'Private objectives',
  target: 'Target score',
  points,
  offers: 'Choose your window',
  difficulty: (count) => `Difficulty ${count}: ${tokens(count)}`,
  enlarge: (name) => `${name}: look closer`,
  close: 'Close',
};
