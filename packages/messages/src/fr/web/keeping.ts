import type { KeepingTexts } from '../../web/keeping.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Annuler mon dernier tour',
  sameDeal: 'Rejouer la même donne',
  abandon: 'Abandonner la partie',
  abandonAsk: {
    title: 'Abandonner cette partie ?',
    text: 'Elle se terminera sans résultat. Vous pourrez toujours la revoir.',
    yes: 'Abandonner',
  },
  remove: 'Supprimer la partie',
  removeAsk: {
    title: 'Supprimer cette partie ?',
    text: 'Elle sera supprimée définitivement de ce navigateur.',
    yes: 'Supprimer',
  },
  elsewhere: 'Cette partie est en cours dans un autre onglet.',
  playHere: 'Jouer ici',
  newVersion: 'Une nouvelle version de Leadlight est disponible.',
  loadVersion: 'Mettre à jour',
};
