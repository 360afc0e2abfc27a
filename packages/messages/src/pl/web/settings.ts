import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Ustawienia',
  language: 'Język',
  theme: 'Światło',
  themes: { system: 'Jak w systemie', dusk: 'Zmierzch', day: 'Dzień' },
  palette: 'Kolory szkła',
  palettes: {
    usual: 'Zwykłe',
    'red-green': 'Dla osób nierozróżniających czerwieni i zieleni',
    'blue-yellow': 'Dla osób nierozróżniających błękitu i żółci',
    contrast: 'Wysoki kontrast',
  },
  speed: 'Animacje',
  speeds: { slow: 'Wolne', usual: 'Zwykłe', fast: 'Szybkie', none: 'Brak' },
  sounds: 'Dźwięki',
  sound: 'Odtwarzaj dźwięki',
  volume: 'Głośność',
  on: 'włączone',
  off: 'wyłączone',
  autoConfirm: 'Wykonuj ruchy bez pytania',
  sectors: 'Tafle ułożone według kształtu na warsztatach',
  emblems: 'Duże emblematy na kostkach',
  shortcuts: 'Skróty z jednej litery lub cyfry w grze',
};
