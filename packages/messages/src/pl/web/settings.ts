import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Ustawienia',
  language: 'Język',
  theme: 'Światło',
  themes: { system: 'Jak w systemie', dusk: 'Zmierzch', day: 'Dzień' },
  palette: 'Kolory szkła',
  palettes: {
    usual: 'Zwykłe',
    'red-green': 'Dla nierozróżniających czerwieni i zieleni',
    'blue-yellow': 'Dla nierozróżniających błękitu i żółci',
    contrast: 'Wysoki kontrast',
  },
  speed: 'Ruch',
  speeds: { slow: 'Wolny', usual: 'Zwykły', fast: 'Szybki', none: 'Brak' },
  autoConfirm: 'Wykonuj ruchy bez pytania',
  sectors: 'Tafle ułożone według kształtu na warsztatach',
  emblems: 'Duże emblematy na kostkach',
};
