import type { EndingTexts } from '../ending.ts';
import { points } from './grammar.ts';

export const ending: EndingTexts = {
  place: (place) => (place === 1 ? '1ᵉʳ' : `${place}ᵉ`),
  lead: (lead) => `Avec ${points(lead)} d’avance.`,
  best: 'Votre meilleur score à ce jour.',
  bestOfFive: 'Votre meilleur score des cinq dernières parties.',
  countAgain: 'Revoir le décompte',
  allPoints: 'Détail des points',
  share: 'Partager',
  picture: (scores) => `Image de la partie terminée : ${scores}`,
  sharePicture: 'Partager l’image…',
  copyPicture: 'Copier l’image',
  downloadPicture: 'Télécharger l’image',
  cannotCopy: 'Ce navigateur ne peut pas copier l’image. Téléchargez-la plutôt.',
  link: 'Lien vers la partie',
  file: 'Fichier de partie',
};
