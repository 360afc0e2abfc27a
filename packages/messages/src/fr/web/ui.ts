import type { UiTexts } from '../../web/ui.ts';

export const ui: UiTexts = {
  close: 'Fermer',
  cancel: 'Annuler',
};
