import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', dusk: 'Dark', day: 'Light' },
  palette: 'Glass colours',
  palettes: {
    usual: 'Standard',
    'red-green': 'For red-green colour blindness',
    'blue-yellow': 'For blue-yellow colour blindness',
    contrast: 'High contrast',
  },
  speed: 'Animations',
  speeds: { slow: 'Slow', usual: 'Normal', fast: 'Fast', none: 'Off' },
  sounds: 'Sounds',
  sound: 'Play sounds',
  volume: 'Volume',
  learnSounds: 'Learn the sounds',
  on: 'on',
  off: 'off',
  autoConfirm: 'Play moves without confirming',
  sectors: 'Sort panes on displays by shape',
  emblems: 'Large symbols on dice',
  sentences: 'Full sentences in the game log',
  linear: 'Linear view',
  shortcuts: 'Single-key shortcuts in games',
};
