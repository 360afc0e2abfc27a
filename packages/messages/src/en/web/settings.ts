import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Settings',
  language: 'Language',
  theme: 'Light',
  themes: { system: 'As the system', dusk: 'Dusk', day: 'Day' },
  speed: 'Motion',
  speeds: { slow: 'Slow', usual: 'Usual', fast: 'Fast', none: 'None' },
  autoConfirm: 'Play moves without asking',
  sectors: 'Panes sorted by shape on displays',
  emblems: 'Large emblems on dice',
};
