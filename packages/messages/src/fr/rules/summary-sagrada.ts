import type { SagradaSummary } from '../../rules/summary.ts';
import { tool } from '../quoted.ts';

export const summary: SagradaSummary = {
  parts: {
    round: 'À chacune des 10 manches',
    turn: 'À votre tour',
    placing: 'Placer un dé',
    forbidden: 'Interdit',
    end: 'Décompte après la manche 10',
    solo: 'En solo',
  },
  lines: {
    roll: 'Le premier joueur lance 2 dés par joueur, plus 1 : c’est la pioche.',
    turns: 'On joue dans le sens horaire, puis dans l’autre sens : deux tours chacun.',
    left: 'Les dés restant dans la pioche vont sur la piste de manches.',
    bag: 'Le sac passe dans le sens horaire au nouveau premier joueur.',
    draft: 'Vous pouvez prendre un dé : choisissez-le dans la pioche et placez-le dans votre vitrail.',
    tool: 'Vous pouvez utiliser un outil, avant ou après : 1 jeton Faveur, ou 2 s’il en porte déjà.',
    pass: 'Vous pouvez faire les deux, l’un des deux ou aucun.',
    edge: 'Le premier dé va sur une case du bord ou d’un coin.',
    touch: 'Chaque autre dé touche un dé de votre vitrail, par un côté ou par un coin.',
    match:
      'Un dé correspond à la couleur ou à la valeur imprimée sur sa case. Une case blanche accueille n’importe quel dé.',
    same: 'Jamais côte à côte : deux dés de même couleur ou de même valeur. Les coins ne comptent pas.',
    unplaced: 'Prendre un dé impossible à placer, sauf si un outil vous aide',
    second: `Utiliser un second outil au même tour, ou prendre un second dé (sauf avec l’outil ${tool('running-pliers')})`,
    late: 'Après avoir pris un dé, utiliser un outil qui s’applique au dé choisi',
    idle: 'Utiliser un outil sans effet possible',
    publicly:
      'chaque objectif public, autant de fois qu’il est atteint ; seules les lignes et colonnes complètes comptent',
    privately: 'la somme des dés de la couleur de votre objectif privé',
    tokens: 'par jeton Faveur restant',
    empty: 'par case vide',
    ties: 'En cas d’égalité : objectif privé, puis jetons Faveur, puis le premier tour le plus tardif de la manche 10.',
    dice: 'Lancez 4 dés par manche et jouez deux tours. 2 objectifs publics et 2 objectifs privés sont révélés.',
    pay: 'Payez un outil avec un dé de sa couleur, pris dans la pioche. Chaque outil ne sert qu’une fois.',
    own: 'Seul votre meilleur objectif privé compte. Chaque case vide coûte 3 points.',
    target: 'Vous gagnez si votre score dépasse la somme des dés de la piste de manches.',
  },
};
