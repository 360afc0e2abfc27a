import type { GamesTexts } from '../games.ts';

export const games: GamesTexts = {
  filter: 'Tonen',
  all: 'Alle',
  over: 'Afgeronde spellen',
  none: 'Nog geen afgeronde spellen. Zodra je er een hebt uitgespeeld, kun je het hier terugkijken.',
  carryOn: 'Hervatten',
  marks: {
    'take-back': 'beurt ongedaan gemaakt',
    'play-on': 'verdergespeeld vanaf een eerder moment',
    'same-deal': 'met dezelfde verdeling',
    record: 'geopend uit een spelbestand',
  },
  showMore: 'Meer tonen',
};
