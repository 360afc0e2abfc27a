import type { SettingsTexts } from '../../web/settings.ts';

export const settings: SettingsTexts = {
  title: 'Ustawienia',
  language: 'Język',
  theme: 'Motyw',
  themes: { system: 'Systemowy', dusk: 'Ciemny', day: 'Jasny' },
  palette: 'Kolory szkła',
  palettes: {
    usual: 'Standardowe',
    'red-green': 'Dla osób nierozróżniających czerwieni i zieleni',
    'blue-yellow': 'Dla osób nierozróżniających błękitu i żółci',
    contrast: 'Wysoki kontrast',
  },
  speed: 'Animacje',
  speeds: { slow: 'Wolne', usual: 'Normalne', fast: 'Szybkie', none: 'Wyłączone' },
  sounds: 'Dźwięki',
  sound: 'Odtwarzaj dźwięki',
  volume: 'Głośność',
  learnSounds: 'Poznaj dźwięki',
  on: 'włączone',
  off: 'wyłączone',
  autoConfirm: 'Wykonuj ruchy bez zatwierdzania',
  sectors: 'Sortuj tafle na warsztatach według kształtu',
  emblems: 'Duże symbole na kostkach',
  sentences: 'Pełne zdania w dzienniku gry',
  linear: 'Widok liniowy',
  shortcuts: 'Skróty jednoklawiszowe w grze',
};
