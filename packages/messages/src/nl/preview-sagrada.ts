import { valueOf } from '../parts.ts';
import type { SagradaPreviewTexts } from '../preview.ts';
import { dieName, tokens } from './grammar.ts';

export const preview: SagradaPreviewTexts = {
  toCell: (cell) => `naar ${cell}`,
  pool: 'aanbod',
  toPool: 'naar het aanbod',
  bag: 'zak',
  toBag: 'in de zak',
  costs: (count) => `Kost ${tokens(count)}`,
  costsDie: (die) => `Kost de ${dieName(die)}`,
  turned: (from, to) => `De ${dieName(from)} wordt een ${valueOf(to)}`,
  swapped: (die, round) => `De ${dieName(die)} gaat naar vak ${round} van het rondespoor`,
  skips: 'Je slaat je tweede beurt van deze ronde over',
};
