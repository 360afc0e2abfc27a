import { valueOf } from '../parts.ts';
import type { SagradaPreviewTexts } from '../preview.ts';
import { dieName, plural, tokens } from './grammar.ts';

export const preview: SagradaPreviewTexts = {
  toCell: (die, cell) => `${die} en ${cell}`,
  pool: 'pioche',
  toPool: (die) => `${die} dans la pioche`,
  bag: 'sac',
  toBag: (die) => `${die} dans le sac`,
  costs: (count) => `Coûte ${tokens(count)}`,
  costsDie: (die) => `Coûte le ${dieName(die)}`,
  turned: (from, to) => `Le ${dieName(from)} devient un ${valueOf(to)}`,
  swapped: (die, round) => `Le ${dieName(die)} va sur la case ${round} de la piste de manches`,
  skips: 'Vous sauterez votre second tour de la manche',
  takeWindow: 'Choisir ce motif',
  placeDie: 'Placer le dé',
  moveDice: (count) => plural(count, { one: 'Déplacer le dé', many: 'Déplacer les dés', other: 'Déplacer les dés' }),
  rollAgain: 'Relancer',
  drawDie: 'Tirer un nouveau dé',
  returnDie: 'Mettre dans la pioche',
};
