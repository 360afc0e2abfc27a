import type { SagradaSummary } from '../../rules/summary.ts';
import { tool } from '../quoted.ts';

export const summary: SagradaSummary = {
  parts: {
    round: 'Each of the 10 rounds',
    turn: 'On your turn',
    placing: 'Placing a die',
    forbidden: 'Not allowed',
    end: 'Scoring after round 10',
    solo: 'Solo game',
  },
  lines: {
    roll: 'The start player rolls 2 dice per player plus 1: the draft pool.',
    turns: 'Turns go clockwise, then back: everybody has two turns.',
    left: 'Dice left in the draft pool go onto the round track.',
    bag: 'The bag passes clockwise to the next start player.',
    draft: 'You may draft one die: take it from the draft pool and place it in your window.',
    tool: 'You may use one tool, before or after: 1 Favor token, or 2 if there is already a token on it.',
    pass: 'You may do both, one or neither.',
    edge: 'The first die goes on an edge or corner space.',
    touch: 'Every other die touches a die in your window, by a side or a corner.',
    match: 'A die matches the colour or value printed on its space. A blank space holds any die.',
    same: 'Never side by side: two dice of the same colour or the same value. Corners do not matter.',
    unplaced: 'Drafting a die that you cannot place, unless a tool helps',
    second: `A second tool in one turn, or a second die (unless you use ${tool('running-pliers')})`,
    late: 'After drafting: tools that work on the die being drafted',
    idle: 'A tool that can do nothing',
    publicly: 'each public objective, every time you meet it; only full rows and columns count',
    privately: 'the total of the dice in the colour of your private objective',
    tokens: 'for each unused Favor token',
    empty: 'for each empty space',
    ties: 'In a tie: private objective, then Favor tokens, then the later first turn in round 10.',
    dice: 'Roll 4 dice each round and take two turns. 2 public and 2 private objectives are face up.',
    pay: 'Pay for a tool with a die of its colour from the draft pool. Each tool works only once.',
    own: 'Only your better private objective counts. Each empty space costs 3 points.',
    target: 'You win if you score more than the total of the dice on the round track.',
  },
};
