import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Thème',
  themes: { system: 'Système', dusk: 'Sombre', day: 'Clair' },
  palette: 'Couleurs du verre',
  palettes: {
    usual: 'Normales',
    'red-green': 'Daltonisme rouge-vert',
    'blue-yellow': 'Daltonisme bleu-jaune',
    contrast: 'Contraste élevé',
  },
  speed: 'Animations',
  speeds: { slow: 'Lentes', usual: 'Normales', fast: 'Rapides', none: 'Désactivées' },
  sounds: 'Sons',
  sound: 'Activer les sons',
  volume: 'Volume',
  learnSounds: 'Apprendre les sons',
  on: 'activés',
  off: 'désactivés',
  autoConfirm: 'Jouer sans demander confirmation',
  sectors: 'Pièces triées par forme sur les cercles Fabrique',
  emblems: 'Grands symboles sur les dés',
  sentences: 'Phrases complètes dans le journal',
  linear: 'Vue linéaire',
  shortcuts: 'Raccourcis à une seule touche pendant la partie',
};
