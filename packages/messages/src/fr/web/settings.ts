import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Lumière',
  themes: { system: 'Comme le système', dusk: 'Crépuscule', day: 'Jour' },
  palette: 'Couleurs du verre',
  palettes: {
    usual: 'Normales',
    'red-green': 'Pour le daltonisme rouge-vert',
    'blue-yellow': 'Pour le daltonisme bleu-jaune',
    contrast: 'Contraste élevé',
  },
  speed: 'Mouvement',
  speeds: { slow: 'Lent', usual: 'Normal', fast: 'Rapide', none: 'Aucun' },
  sounds: 'Sons',
  sound: 'Activer les sons',
  volume: 'Volume',
  on: 'activés',
  off: 'coupés',
  autoConfirm: 'Jouer sans demander confirmation',
  sectors: 'Pièces rangées par forme sur les fabriques',
  emblems: 'Grands emblèmes sur les dés',
  shortcuts: 'Raccourcis d’une seule lettre ou d’un seul chiffre dans une partie',
};
