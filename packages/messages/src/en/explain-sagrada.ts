import type { Colour, Printed, Value } from '@leadlight/sagrada';
import type { SagradaExplanations } from '../explain-sagrada.ts';
import { diceOf, DIE_COLOURS, dieName, list, listDice, number, plural, points, tokens } from './grammar.ts';
import { names } from './names.ts';

const { patterns } = names.sagrada;

/** “blues and 3s”. */
const marks = (barred: readonly (Colour | Value)[]): string =>
  list(barred.map((mark) => `${typeof mark === 'number' ? mark : DIE_COLOURS[mark]}s`));

function takes(printed: Printed): string {
  if (printed === null) return 'any die';
  return typeof printed === 'number' ? `only dice showing ${printed}` : `only ${DIE_COLOURS[printed]} dice`;
}

/** Before exceptions, where “only red dice” would be ambiguous. */
function takesAny(printed: Printed): string {
  if (printed === null) return 'any die';
  return typeof printed === 'number' ? `any die showing ${printed}` : `any ${DIE_COLOURS[printed]} die`;
}

export const explanations: SagradaExplanations = {
  space: (cell, printed, barred) =>
    barred.length === 0
      ? `${cell} takes ${takes(printed)}.`
      : `${cell} takes ${takesAny(printed)} except ${marks(barred)}, because of the dice beside it.`,
  dead: (cell, cost) =>
    `No die fits ${cell} any more, because of the dice beside it. Left empty, it costs ${points(cost)}.`,
  edgeFirst: 'The first die goes on an edge space.',
  mustTouch: 'No die can go here yet: a die must touch another by a side or a corner.',
  fitting: (dice) =>
    plural(dice.length, {
      one: `Of the dice in the draft pool, the ${listDice(dice)} fits now.`,
      other: `Of the dice in the draft pool, the ${listDice(dice)} fit now.`,
    }),
  noneFits: 'No die in the draft pool fits now.',
  die: (die, cell) =>
    `No ${DIE_COLOURS[die.slice(0, 1) as Colour]} dice or ${die.slice(1)}s can go beside the ${dieName(die)} on ${cell}. Corners don’t matter.`,
  poolDie: (die, spaces) =>
    plural(spaces, {
      one: `The ${dieName(die)} fits ${number(spaces)} space in your window now.`,
      other:
        spaces === 0
          ? `The ${dieName(die)} fits nowhere in your window now.`
          : `The ${dieName(die)} fits ${number(spaces)} spaces in your window now.`,
    }),
  onYourTurn: 'On your turn, draft one die and place it.',
  drafted: 'You’ve already drafted this turn.',
  notDrafted: 'Only a tool would let you draft it.',
  pool: (dice) => `Each round, ${diceOf(dice)} are rolled. Any left over at the end go onto the round track.`,
  hand: 'This die was taken with a tool. It goes into the window or, if the tool says so, back to the draft pool.',
  turns: 'Turns go clockwise, then back: each player has two a round. The next round starts with the next player.',
  turnsSolo: 'In a solo game, you have two turns in a row each round.',
  trackOver: (round) => `These dice were left over after round ${round}.`,
  trackUse: 'Some tools use the dice on the round track.',
  trackTarget: 'Every die on the round track raises your target score.',
  trackNone: (round) => `No dice were left over after round ${round}.`,
  trackNow: (round) => `Round ${round} is in progress. Any dice left over at the end will go here.`,
  trackAhead: (round, rounds) =>
    `The game has ${number(rounds)} rounds. Any dice left over from round ${round} will go here.`,
  tokens: 'A tool costs 1 Favor token, or 2 once somebody has used it. Each token left at the end scores 1 point.',
  pattern: (id, difficulty) =>
    `${patterns[id]} has a difficulty of ${difficulty}, so it comes with ${tokens(difficulty)}.`,
  patternSolo: (id, difficulty) =>
    `${patterns[id]} has a difficulty of ${difficulty}. In a solo game, there are no Favor tokens.`,
  offers: 'Choose one of these patterns for the whole game. The harder the pattern, the more Favor tokens you get.',
  offersSolo: 'Choose one of these patterns for the whole game.',
  objective: (each) => `Scores ${points(each)} each time a window meets it.`,
  objectiveNow: (each, now) => `Scores ${points(each)} each time you meet it: ${points(now)} so far.`,
  private: (colour, now) =>
    `Scores the total of the ${DIE_COLOURS[colour]} dice in your window: ${points(now)} so far. Nobody else sees it until the end.`,
  privateSolo: (now) => `Would score ${points(now)} now. Only the better of your two private objectives counts.`,
  toolFirst: (price) => `Costs ${tokens(price)} the first time, then 2.`,
  toolAgain: (price) => `Costs ${tokens(price)}, because it has been used before.`,
  toolDie: (colour) => `Costs a ${DIE_COLOURS[colour]} die from the draft pool, and works only once.`,
  toolSpent: 'It has been used up: in a solo game, each tool works only once.',
  toolIdle: 'It would have no effect now, so you can’t use it.',
  target: (total) =>
    `Your target is the total of all dice on the round track: ${number(total)} so far. To win, you need more.`,
  score: (cost) => `Objectives and unused Favor tokens score points. Each empty space costs ${points(cost)}.`,
  scoreSolo: (cost) => `Objectives score points. Each empty space costs ${points(cost)}.`,
};
