import type { GamesTexts } from '../../web/games.ts';

export const games: GamesTexts = {
  title: 'Moje gry',
  filter: 'Które gry',
  all: 'Wszystkie',
  over: 'Zakończone gry',
  none: 'Żadna gra nie jest jeszcze zakończona. Wszystkie rozegrane gry zostają tutaj i można je obejrzeć ponownie.',
  carryOn: 'Kontynuuj',
  marks: {
    'take-back': 'z cofniętym ruchem',
    'play-on': 'kontynuowana z powtórki',
    'same-deal': 'to samo rozdanie',
    record: 'otwarta z zapisu',
  },
  showMore: 'Pokaż więcej',
};
