import { valueOf } from '../parts.ts';
import type { SagradaPreviewTexts } from '../preview.ts';
import { nominative, VALUES } from './dice.ts';
import { capital, plural, tokens } from './grammar.ts';

export const preview: SagradaPreviewTexts = {
  toCell: (die, cell) => `${die} na pole ${cell}`,
  pool: 'pula',
  toPool: (die) => `${die} do puli`,
  bag: 'woreczek',
  toBag: (die) => `${die} do woreczka`,
  costs: (count) => `Koszt: ${tokens(count)}`,
  costsDie: (die) => `Koszt: ${nominative(die)}`,
  turned: (from, to) => `${capital(nominative(from))} zmieni się w ${VALUES[valueOf(to)].accusative}`,
  swapped: (die, round) => `Na pole ${round} toru rund trafi ${nominative(die)}`,
  skips: 'Pominiesz swoją drugą turę w tej rundzie',
  takeWindow: 'Wybierz ten wzór',
  placeDie: 'Połóż kostkę',
  moveDice: (count) =>
    plural(count, { one: 'Przesuń kostkę', few: 'Przesuń kostki', many: 'Przesuń kostki', other: 'Przesuń kostki' }),
  rollAgain: 'Rzuć ponownie',
  drawDie: 'Wylosuj nową kostkę',
  returnDie: 'Odłóż kostkę do puli',
};
