import type { UiTexts } from '../../web/ui.ts';
import { list, number } from '../grammar.ts';

export const ui: UiTexts = {
  close: 'Zamknij',
  cancel: 'Anuluj',
  list,
  figure: number,
  round: (round) => `Runda ${round}`,
  way: (from, to) => `z ${from} na ${to}`,
};
