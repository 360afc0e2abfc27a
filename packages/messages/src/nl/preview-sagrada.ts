import { valueOf } from '../parts.ts';
import type { SagradaPreviewTexts } from '../preview.ts';
import { dieName, plural, tokens } from './grammar.ts';

export const preview: SagradaPreviewTexts = {
  toCell: (die, cell) => `${die} naar ${cell}`,
  pool: 'aanbod',
  toPool: (die) => `${die} naar het aanbod`,
  bag: 'zak',
  toBag: (die) => `${die} in de zak`,
  costs: (count) => `Kost ${tokens(count)}`,
  costsDie: (die) => `Kost de ${dieName(die)}`,
  turned: (from, to) => `De ${dieName(from)} wordt een ${valueOf(to)}`,
  swapped: (die, round) => `De ${dieName(die)} gaat naar vak ${round} van het rondespoor`,
  skips: 'Je slaat je tweede beurt van deze ronde over',
  takeWindow: 'Dit patroon kiezen',
  placeDie: 'Dobbelsteen plaatsen',
  moveDice: (count) => plural(count, { one: 'Dobbelsteen verplaatsen', other: 'Dobbelstenen verplaatsen' }),
  rollAgain: 'Opnieuw werpen',
  drawDie: 'Nieuwe dobbelsteen trekken',
  returnDie: 'In het aanbod leggen',
};
