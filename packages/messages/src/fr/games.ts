import type { GamesTexts } from '../games.ts';

export const games: GamesTexts = {
  filter: 'Filtrer les parties',
  all: 'Toutes',
  over: 'Parties terminées',
  none: 'Aucune partie terminée pour l’instant. Vous pourrez revoir ici celles que vous aurez jouées.',
  carryOn: 'Reprendre',
  marks: {
    'take-back': 'avec un tour annulé',
    'play-on': 'continuée depuis un replay',
    'same-deal': 'même donne',
    record: 'ouverte depuis un fichier de partie',
  },
  showMore: 'Afficher plus',
};
