import type { SagradaTurnTexts } from '../turn-sagrada.ts';
import { number, plural, tokens } from './grammar.ts';

export const turn: SagradaTurnTexts = {
  turn: (which) => `Tura ${which} z 2 w tej rundzie`,
  onlyTurn: 'Twoja jedyna tura w tej rundzie',
  drafted: 'Kostka już wzięta',
  fits: (fitting, dice) => {
    if (fitting === 0) return 'Żadna kostka z puli nie pasuje';
    if (fitting === dice) {
      const every = `Pasuje każda z ${number(dice)} kostek`;
      return plural(dice, { one: 'Jedyna kostka pasuje', few: every, many: every, other: every });
    }
    const some = `${number(fitting)} z ${number(dice)} kostek`;
    const fit = `Pasuje ${some}`;
    return plural(fitting, { one: fit, few: `Pasują ${some}`, many: fit, other: fit });
  },
  tools: (names, count) => `${count === null ? 'Narzędzia' : `Masz ${tokens(count)}`}: ${names.join(', ')}`,
  noTool: (count) =>
    count === null ? 'Żadnego narzędzia nie można teraz użyć' : `${tokens(count)}, ale brak narzędzia do użycia`,
  tooled: 'Narzędzie już użyte',
  passes: 'Zakończ turę bez brania kostki',
};
