import type { UiTexts } from '../../web/ui.ts';
import { list, number } from '../grammar.ts';

export const ui: UiTexts = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  list,
  figure: number,
  round: (round) => `Ronde ${round}`,
  way: (from, to) => `van ${from} naar ${to}`,
};
