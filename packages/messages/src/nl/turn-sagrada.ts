import type { SagradaTurnTexts } from '../turn-sagrada.ts';
import { number, plural, tokens } from './grammar.ts';

export const turn: SagradaTurnTexts = {
  turn: (which) => `Beurt ${which} van 2 deze ronde`,
  onlyTurn: 'Je enige beurt deze ronde',
  drafted: 'Je hebt je dobbelsteen al genomen',
  fits: (fitting, dice) => {
    if (fitting === 0) return 'Er past geen dobbelsteen';
    if (fitting < dice) {
      return plural(fitting, {
        one: `1 van de ${number(dice)} dobbelstenen past`,
        other: `${number(fitting)} van de ${number(dice)} dobbelstenen passen`,
      });
    }
    return plural(dice, { one: 'De enige dobbelsteen past', other: `Alle ${number(dice)} dobbelstenen passen` });
  },
  tools: (names, count) => `${count === null ? 'Gereedschapskaarten' : tokens(count)}: ${names.join(', ')}`,
  noTool: (count) =>
    count === null
      ? 'Nu geen bruikbare gereedschapskaart'
      : `${tokens(count)}, maar nu geen bruikbare gereedschapskaart`,
  tooled: 'Je hebt al een gereedschapskaart gebruikt',
  passes: 'Beurt beëindigen zonder dobbelsteen',
};
