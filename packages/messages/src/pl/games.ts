import type { GamesTexts } from '../games.ts';

export const games: GamesTexts = {
  filter: 'Pokaż',
  all: 'Wszystkie',
  over: 'Zakończone rozgrywki',
  none: 'Nie masz jeszcze zakończonych rozgrywek. Gdy którąś ukończysz, obejrzysz ją tutaj.',
  carryOn: 'Wznów',
  marks: {
    'take-back': 'z cofniętą turą',
    'play-on': 'kontynuowana z powtórki',
    'same-deal': 'powtórzone rozdanie',
    record: 'otwarta z pliku',
  },
  showMore: 'Pokaż więcej',
};
