import type { SagradaTurnTexts } from '../turn-sagrada.ts';
import { number, plural, tokens } from './grammar.ts';

export const turn: SagradaTurnTexts = {
  turn: (which) => `Tour ${which} sur 2 de la manche`,
  onlyTurn: 'Votre seul tour de la manche',
  drafted: 'Vous avez déjà pris votre dé',
  fits: (fitting, dice) => {
    if (fitting === 0) return 'Aucun dé de la pioche ne convient';
    if (fitting < dice) {
      const many = `${number(fitting)} dés sur ${number(dice)} conviennent`;
      return plural(fitting, { one: `1 dé sur ${number(dice)} convient`, many, other: many });
    }
    const all = `Les ${number(dice)} dés conviennent`;
    return plural(dice, { one: 'Le seul dé convient', many: all, other: all });
  },
  tools: (names, count) => `${count === null ? 'Outils' : tokens(count)} : ${names.join(', ')}`,
  noTool: (count) =>
    count === null ? 'Aucun outil utilisable pour l’instant' : `${tokens(count)}, mais aucun outil utilisable`,
  tooled: 'Vous avez déjà utilisé un outil',
  passes: 'Terminer le tour : vous ne prenez pas de dé',
};
