import { valueOf } from '../parts.ts';
import type { SagradaPreviewTexts } from '../preview.ts';
import { genitive, nominative, VALUES } from './dice.ts';
import { tokens } from './grammar.ts';

export const preview: SagradaPreviewTexts = {
  toCell: (cell) => `na pole ${cell}`,
  pool: 'pula',
  toPool: 'do puli',
  bag: 'woreczek',
  toBag: 'do woreczka',
  costs: (count) => `Koszt: ${tokens(count)}`,
  costsDie: (die) => `Koszt: ${nominative(die)}`,
  turned: (from, to) => `Z ${genitive(from)} powstaje ${VALUES[valueOf(to)].nominative}`,
  swapped: (die, round) => `Na pole ${round} toru rund trafia ${nominative(die)}`,
  skips: 'Opuszcza twoją drugą turę tej rundy',
};
