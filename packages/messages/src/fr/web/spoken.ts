import type { SpokenTexts } from '../../web/spoken.ts';

export const spoken: SpokenTexts = {
  describe: 'Décrire la position',
  position: 'La position en mots',
  round: (round) => `Manche ${round}.`,
  done: 'C’est fait.',
  undone: 'C’est défait.',
  backToNow: 'De retour au présent.',
  tileWith: (name) => `Tuile Premier joueur : ${name}.`,
  item: (name, text) => `${name} : ${text}`,
  row: (row, spaces) => `Ligne ${row}. ${spaces}.`,
  skipToContent: 'Aller au contenu',
};
