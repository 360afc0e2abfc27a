import type { CommonTerm, TypedTexts, Vocabulary } from '../typed.ts';
import { points } from './grammar.ts';

export const words: Vocabulary<CommonTerm> = {
  where: 'où, va, vont',
  need: 'manque, manquent, besoin, faut, cherche',
  bag: 'sac, reste, restent',
  since: 'depuis, changé, nouveau, nouvelles',
  score: 'score, points, rapporte, rapporterait, vaut',
  read: 'lire, lis, lisez, montre, décrire',
  me: 'moi, je, mon, ma, mes',
  small:
    'le, la, les, l, un, une, des, du, de, d, au, aux, à, en, dans, sur, vers, avec, et, puis, pour, par, que, qu, quoi, quel, quelle, quels, quelles, qui, ce, cette, ça, c, est, il, elle, ils, elles, a, t, y, on, peut, peuvent, aller, mettre, poser, placer, place, prendre, prends, prenez, déplacer, jouer, joue, svp, pièce, pièces, dé, dés, case, cases, joueur, coup, tour, dernier',
};

export const typed: TypedTexts = {
  unknown: (word, example) => `« ${word} » n’est pas clair ici. Essayez « ${example} ».`,
  impossible: (example) => `Ce choix n’est pas possible maintenant. Essayez « ${example} ».`,
  incomplete: (example) => `Ce n’est encore ni un coup ni une question. Essayez « ${example} ».`,
  notDue: 'Ce n’est pas votre tour. Vous pouvez quand même poser des questions.',
  notYours: 'Ce coup est celui d’un autre joueur.',
  nothingSince: 'Rien ne s’est passé depuis votre dernier coup.',
  chooseFirst: 'Choisissez d’abord un coup, ou tapez-le après la question.',
  noBoard: 'Vous regardez la partie : aucun plateau n’est le vôtre. Nommez un joueur.',
  change: (move, change) => `${move} : ${change > 0 ? '+' : ''}${points(change)}.`,
  questions: {
    where: 'Où peut aller la couleur choisie ou le dé choisi ?',
    need: 'Que manque-t-il au joueur suivant ?',
    bag: 'Que reste-t-il dans le sac ?',
    since: 'Que s’est-il passé depuis votre dernier coup ?',
    score: 'Combien rapporterait le coup choisi ?',
    read: 'À quel point votre plateau est-il rempli ?',
  },
};
