import type { SpokenTexts } from '../../web/spoken.ts';

export const spoken: SpokenTexts = {
  describe: 'Décrire la situation',
  position: 'Description de la situation',
  round: (round) => `Manche ${round}.`,
  done: 'Coup joué.',
  undone: 'Étape annulée.',
  backToNow: 'Retour au tour en cours.',
  tileWith: (name) => `Tuile Premier joueur : ${name}.`,
  item: (name, text) => `${name} : ${text}`,
  row: (row, spaces) => `Ligne ${row}. ${spaces.join('. ')}.`,
  skipToContent: 'Aller au contenu',
};
