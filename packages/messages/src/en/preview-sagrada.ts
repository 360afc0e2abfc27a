import type { SagradaPreviewTexts } from '../preview.ts';
import { valueOf } from '../parts.ts';
import { dieName, plural, tokens } from './grammar.ts';

export const preview: SagradaPreviewTexts = {
  toCell: (die, cell) => `${die} to ${cell}`,
  pool: 'draft pool',
  toPool: (die) => `${die} to the draft pool`,
  bag: 'bag',
  toBag: (die) => `${die} into the bag`,
  costs: (count) => `Costs ${tokens(count)}`,
  costsDie: (die) => `Costs the ${dieName(die)}`,
  turned: (from, to) => `The ${dieName(from)} becomes a ${valueOf(to)}`,
  swapped: (die, round) => `The ${dieName(die)} goes on space ${round} of the round track`,
  skips: 'Skips your second turn this round',
  takeWindow: 'Take this window',
  placeDie: 'Place die',
  moveDice: (count) => plural(count, { one: 'Move die', other: 'Move dice' }),
  rollAgain: 'Re-roll',
  drawDie: 'Draw a new die',
  returnDie: 'Put in draft pool',
};
