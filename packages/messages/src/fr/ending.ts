import type { EndingTexts } from '../ending.ts';
import { deciding } from './deciding.ts';
import { number, points } from './grammar.ts';

export const ending: EndingTexts = {
  place: (place) => (place === 1 ? '1ᵉʳ' : `${place}ᵉ`),
  winsBy: (name, isYou, lead) => `${isYou ? 'Vous gagnez' : `${name} gagne`} avec ${points(lead)} d’avance !`,
  behind: (lead) => `À ${points(lead)} du vainqueur.`,
  best: 'Votre meilleur score à ce jour sur cet appareil.',
  bestOfFive: 'Votre meilleur score des cinq dernières parties sur cet appareil.',
  bestOnline: (games) => `Votre meilleur score sur vos ${number(games)} dernières parties en ligne.`,
  countAgain: 'Revoir le décompte',
  allPoints: 'Détail des points',
  share: 'Partager',
  picture: (scores) => `Image de la partie terminée (${scores})`,
  sharePicture: 'Partager l’image…',
  copyPicture: 'Copier l’image',
  downloadPicture: 'Télécharger l’image',
  cannotCopy: 'Ce navigateur ne peut pas copier l’image. Téléchargez-la plutôt.',
  link: 'Lien vers la partie',
  file: 'Fichier de partie',
  deciding,
};
