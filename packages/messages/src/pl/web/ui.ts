import type { UiTexts } from '../../web/ui.ts';
import { number } from '../grammar.ts';

export const ui: UiTexts = {
  close: 'Zamknij',
  cancel: 'Anuluj',
  figure: number,
  round: (round) => `Runda ${round}`,
  way: (from, to) => `z ${from} na ${to}`,
};
