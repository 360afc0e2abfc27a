import type { ScoreTexts } from '../../web/score.ts';

export const score: ScoreTexts = {
  kind: 'Détail',
  kinds: {
    colourBonus: 'Couleurs bonus',
    windows: 'Fenêtres',
    lost: 'Verre brisé (déjà décompté)',
    leftover: 'Pièces sur planches incomplètes',
    glass: 'Verre brisé',
    private: 'Objectif privé',
    tokens: 'Jetons Faveur',
    empty: 'Cases vides',
  },
  palace: {
    A: 'Ornements',
    B: 'Fenêtres achevées × meilleure couleur',
  },
  soFar: 'Pour l’instant',
  ifEnded: 'Si la partie s’arrêtait maintenant',
  finalScoring: 'Décompte final',
  score: 'Score',
  total: 'Total',
  hidden: 'caché',
  andHidden: (points) => `${points} et des points cachés`,
  byRound: 'Points par manche',
  end: 'Fin',
  decided: {
    glass: 'Égalité de points : le joueur qui en a perdu le moins sur la piste de verre brisé l’emporte.',
    private: 'Égalité de points : l’objectif privé départage les joueurs.',
    tokens: 'Égalité de points et d’objectif privé : les jetons Faveur restants départagent les joueurs.',
    seat: 'Égalité sur tous les critères : le joueur dont le premier tour de la manche 10 est venu le plus tard l’emporte.',
  },
  abandoned: 'La partie a été abandonnée.',
};
