import type { SagradaTurnTexts } from '../turn-sagrada.ts';
import { number, plural, tokens } from './grammar.ts';

export const turn: SagradaTurnTexts = {
  turn: (which) => `Turn ${which} of 2 this round`,
  onlyTurn: 'Your only turn this round',
  drafted: 'You’ve drafted your die',
  fits: (fitting, dice) => {
    if (fitting === 0) return 'No die in the pool fits';
    if (fitting < dice) {
      return plural(fitting, {
        one: `1 of ${number(dice)} dice fits`,
        other: `${number(fitting)} of ${number(dice)} dice fit`,
      });
    }
    return plural(dice, { one: 'The only die fits', other: `All ${number(dice)} dice fit` });
  },
  tools: (names, count) => `${count === null ? 'Tools' : tokens(count)}: ${names.join(', ')}`,
  noTool: (count) => (count === null ? 'No tool to use now' : `${tokens(count)}, but no tool to use now`),
  tooled: 'You’ve used your tool',
  passes: 'End turn: you draft no die',
};
