import type { GamesTexts } from '../../web/games.ts';

export const games: GamesTexts = {
  title: 'Mes parties',
  filter: 'Quelles parties',
  all: 'Toutes',
  over: 'Parties terminées',
  none: 'Aucune partie n’est encore terminée. Toutes vos parties restent ici et peuvent être revues.',
  carryOn: 'Continuer',
  marks: {
    'take-back': 'avec un coup repris',
    'play-on': 'reprise depuis une relecture',
    'same-deal': 'même donne',
    record: 'ouverte depuis un enregistrement',
  },
  showMore: 'En voir plus',
};
