import type { GamesTexts } from '../../web/games.ts';

export const games: GamesTexts = {
  title: 'Mijn spellen',
  filter: 'Welke spellen',
  all: 'Alle',
  over: 'Afgeronde spellen',
  none: 'Er is nog geen spel afgerond. Alles wat je speelt, blijft hier staan om terug te kijken.',
  carryOn: 'Verdergaan',
  marks: {
    'take-back': 'met een teruggenomen zet',
    'play-on': 'verdergespeeld na terugkijken',
    'same-deal': 'dezelfde deling',
    record: 'geopend uit een verslag',
  },
  showMore: 'Meer tonen',
};
