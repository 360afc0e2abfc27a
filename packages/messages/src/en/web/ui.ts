import type { UiTexts } from '../../web/ui.ts';
import { list, number } from '../grammar.ts';

export const ui: UiTexts = {
  close: 'Close',
  cancel: 'Cancel',
  list,
  figure: number,
  round: (round) => `Round ${round}`,
  way: (from, to) => `from ${from} to ${to}`,
};
