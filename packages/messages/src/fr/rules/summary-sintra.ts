import type { SintraSummary } from '../../rules/summary.ts';

export const summary: SintraSummary = {
  parts: {
    turn: 'À votre tour : garnissez un motif…',
    back: '… ou ramenez votre vitrier',
    scoring: 'Points pendant la partie',
    breaks: 'Verre brisé',
    forbidden: 'Interdit',
    roundEnd: 'Fin d’une manche',
    end: 'Fin de la partie : après la manche 6',
  },
  lines: {
    take: 'Prenez toutes les pièces d’une même couleur sur un cercle Fabrique ; ses autres pièces vont au centre. Ou prenez toutes les pièces d’une même couleur au centre.',
    place:
      'Placez-les sur une seule planche : sous votre vitrier ou à sa droite. Votre vitrier s’y déplace. Chaque pièce va sur une case vide de sa couleur ou une case Joker.',
    full: 'Planche complète ? Marquez les points de la couleur bonus et gardez 1 pièce ; les 4 autres vont dans la tour de rangement. La pièce gardée va dans la fenêtre en dessous : d’abord en haut, et vous retournez la planche ; ensuite en bas, et la planche quitte le jeu. Marquez les points de la fenêtre.',
    instead: 'Ramenez-le au-dessus de votre planche la plus à gauche. Votre tour est terminé.',
    bonus: 'par pièce de la couleur bonus parmi les 5 (pièce la plus haute de l’indicateur de manche)',
    window: 'la valeur de la fenêtre et de toutes les fenêtres occupées à sa droite',
    bottom: 'quand votre marqueur atteint la dernière case de la piste ; il revient en haut',
    excess:
      'Les pièces excédentaires se brisent. Chacune va dans la tour de rangement et fait descendre votre marqueur de 1 case.',
    nowhere: 'Si aucune planche à portée n’a de case pour vos pièces, toutes se brisent. Le vitrier ne bouge pas.',
    tile: 'À chaque manche, le premier à se servir au centre prend la tuile Premier joueur ; son marqueur descend de 1 case.',
    pass: 'Passer',
    left: 'Choisir une planche à gauche de votre vitrier',
    split: 'Répartir les pièces sur deux planches',
    spare: 'Briser une pièce qui a sa place sur la planche',
    refuse: 'Choisir une planche sans case pour les pièces quand une autre à portée en a une',
    twice: 'Ramener le vitrier s’il est déjà au-dessus de la planche la plus à gauche',
    indicator:
      'Les cercles Fabrique et le centre sont vides : la pièce la plus haute de l’indicateur de manche va dans la tour de rangement.',
    refill:
      'Le joueur qui a la tuile Premier joueur remplit chaque cercle Fabrique avec 4 pièces et commence la manche suivante.',
    strips: 'par groupe de 3 pièces restant sur vos planches',
    loss: 'les points à côté de votre marqueur de verre brisé',
    sideA: 'Face A : par ornement entouré de 4, 3 ou 2 cases occupées',
    sideB: 'Face B : fenêtres achevées × pièces de votre meilleure couleur dans vos fenêtres',
    ties: 'En cas d’égalité, le joueur ayant perdu le moins de points sur la piste de verre brisé gagne.',
  },
};
