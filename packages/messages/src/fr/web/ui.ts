import type { UiTexts } from '../../web/ui.ts';
import { list, number } from '../grammar.ts';

export const ui: UiTexts = {
  close: 'Fermer',
  cancel: 'Annuler',
  list,
  figure: number,
  round: (round) => `Manche ${round}`,
  way: (from, to) => `de ${from} à ${to}`,
};
