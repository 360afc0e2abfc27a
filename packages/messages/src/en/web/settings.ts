import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Settings',
  language: 'Language',
  theme: 'Light',
  themes: { system: 'As the system', dusk: 'Dusk', day: 'Day' },
  palette: 'Colours of the glass',
  palettes: {
    usual: 'Usual',
    'red-green': 'For red-green colour blindness',
    'blue-yellow': 'For blue-yellow colour blindness',
    contrast: 'High contrast',
  },
  speed: 'Motion',
  speeds: { slow: 'Slow', usual: 'Usual', fast: 'Fast', none: 'None' },
  sounds: 'Sounds',
  sound: 'Play sounds',
  volume: 'Volume',
  on: 'on',
  off: 'off',
  autoConfirm: 'Play moves without asking',
  sectors: 'Panes sorted by shape on displays',
  emblems: 'Large emblems on dice',
  shortcuts: 'Single letters and digits as keys in a game',
};
