import type { ScoreTexts } from '../../web/score.ts';

export const score: ScoreTexts = {
  kind: 'Détail',
  kinds: {
    colourBonus: 'Couleurs bonus',
    windows: 'Fenêtres',
    lost: 'Verre brisé jusqu’ici',
    leftover: 'Pièces restées sur les planches',
    glass: 'Verre brisé',
    private: 'Objectif privé',
    tokens: 'Jetons Faveur',
    empty: 'Cases vides',
  },
  palace: {
    A: 'Ornements',
    B: 'Couleur × fenêtres achevées',
  },
  soFar: 'Jusqu’ici',
  ifEnded: 'Si la partie s’arrêtait maintenant',
  finalScoring: 'Décompte final',
  score: 'Score',
  total: 'Total',
  hidden: 'caché',
  andHidden: (points) => `${points} et une part cachée`,
  byRound: 'Points par manche',
  end: 'Fin',
  decided: {
    glass: 'À égalité de points, la victoire va à qui a perdu le moins de points sur la piste de verre brisé.',
    private: 'À égalité de points, l’objectif privé fait la différence.',
    tokens: 'À égalité de points et d’objectif privé, les jetons Faveur restants font la différence.',
    seat: 'À égalité en tout, la victoire va à la place la plus éloignée du premier joueur de la dernière manche.',
  },
  abandoned: 'La partie a été abandonnée.',
};
