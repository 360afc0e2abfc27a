import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Lumière',
  themes: { system: 'Comme le système', dusk: 'Crépuscule', day: 'Jour' },
  speed: 'Mouvement',
  speeds: { slow: 'Lent', usual: 'Normal', fast: 'Rapide', none: 'Aucun' },
  autoConfirm: 'Jouer sans demander confirmation',
  sectors: 'Pièces rangées par forme sur les fabriques',
  emblems: 'Grands emblèmes sur les dés',
};
