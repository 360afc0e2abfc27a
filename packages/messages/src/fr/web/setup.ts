import type { SetupTexts } from '../../web/setup.ts';

export const setup: SetupTexts = {
  title: (game) => `Une partie de ${game}`,
  seats: 'Qui joue',
  seat: (number) => `Place ${number}`,
  you: 'Vous',
  player: (number) => `Joueur ${number}`,
  somebodyHere: 'Quelqu’un ici',
  name: 'Nom',
  levels: { apprentice: 'Apprenti (robot)', journeyman: 'Compagnon (robot)', master: 'Maître (robot)' },
  addSeat: 'Ajouter une place',
  removeSeat: 'Retirer la dernière place',
  options: 'Réglages de la partie',
  side: 'Face du palais',
  sides: { A: 'A : ornements', B: 'B : couleur et fenêtres achevées' },
  scoreFloor: 'Pas de score sous 0',
  tools: 'Outils',
  toolCounts: ['1 : extrême', '2 : difficile', '3 : moyen', '4 : doux', '5 : facile'],
  starter: 'Qui commence',
  anybody: 'Le hasard décide',
  begin: 'Commencer',
};
