import type { ByEarTexts } from '../by-ear.ts';

export const byEar: ByEarTexts = {
  command: 'Champ de commande',
  field: 'Coup ou question',
  hint: 'Entrée annonce l’effet d’un coup ; Entrée encore une fois le joue.',
  hintArrows: 'Flèche bas : propositions.',
  openField: 'Saisir un coup ou une question',
  enter: 'Saisir',
  suggestions: 'Propositions',
  enterAgain: (act) => `Encore Entrée : ${act}`,
  choices: 'Vos choix',
  lastMoves: 'Derniers coups',
  narration: 'Annonces pour lecteurs d’écran',
  narrations: {
    brief: 'Brèves',
    normal: 'Normales',
    full: 'Complètes, avec la situation au début de votre tour',
  },
};
