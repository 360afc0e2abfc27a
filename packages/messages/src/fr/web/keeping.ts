import type { KeepingTexts } from '../../web/keeping.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Annuler mon dernier tour',
  sameDeal: 'Rejouer la même donne',
  abandon: 'Abandonner la partie',
  remove: 'Supprimer la partie',
  elsewhere: 'Cette partie est en cours dans un autre onglet.',
  playHere: 'Jouer ici',
  newVersion: 'Une nouvelle version de Leadlight est disponible.',
  loadVersion: 'Mettre à jour',
};
