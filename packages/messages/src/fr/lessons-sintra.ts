import type { SintraLessonTexts } from '../lessons-sintra.ts';

export const lessons: SintraLessonTexts = {
  first: {
    title: 'Première partie',
    about: 'En huit minutes, un tour de jeu et tout ce qui rapporte des points.',
    steps: {
      take: {
        topic: 'Prendre du verre',
        ask: 'Prenez les deux [panes|pièces orange] de la Fabrique 2.',
        why: 'On prend toujours toutes les pièces d’une même couleur. Les autres vont au centre.',
      },
      place: {
        topic: 'Placer le verre',
        ask: 'Placez-les sur la [strip|planche 2].',
        why: 'Toutes vont sur une seule planche, chacune sur une case vide de sa couleur.',
        done: 'Deux cases sur cinq sont remplies. Le vitrier est maintenant au-dessus de la planche 2.',
      },
      left: {
        topic: 'Le vitrier',
        ask: 'Prenez la [panes|pièce jaune] de la Fabrique 3 et essayez la [strip|planche 1].',
        why: 'Il y a de la place pour du jaune : alors, pourquoi pas ?',
        done: 'La planche 1 est à gauche du vitrier. Seules la planche sous le vitrier et celles à sa droite sont à portée.',
      },
      centre: {
        topic: 'Le centre',
        ask: 'Prenez les deux [panes|pièces roses] du centre et placez-les sur la [strip|planche 3].',
        why: 'Le premier à se servir au centre prend aussi la tuile Premier joueur.',
        done: 'Vous commencerez la manche suivante. La tuile vous a coûté une case sur la piste de verre brisé.',
      },
      break: {
        topic: 'Verre brisé',
        ask: 'Prenez les trois [panes|pièces bleues] de la Fabrique 1 et placez-les sur la [strip|planche 5].',
        why: 'Une seule trouve sa place. Les deux autres vont se briser.',
        done: 'Chaque pièce brisée a fait descendre votre marqueur de 1 case. S’il reste là, il vous coûtera 4 points à la fin.',
      },
      must: {
        topic: 'On ne brise pas exprès',
        ask: 'Prenez les [panes|pièces blanches] de la Fabrique 2 et essayez de les jeter sur la [break|piste de verre brisé].',
        done: 'Seules les pièces excédentaires se brisent. Si une planche à portée a de la place, il faut les y placer.',
      },
      track: {
        topic: 'La dernière case',
        ask: 'Chaque case de la [glass|piste de verre brisé] coûte plus que la précédente. La dernière coûte aussitôt 18 points.',
        why: 'Ensuite, le marqueur repart de 0.',
      },
      back: {
        topic: 'Retour à gauche',
        ask: 'Ramenez le [glazier|vitrier] vers la gauche.',
        why: 'Cela prend tout votre tour.',
        done: 'Toutes vos planches sont de nouveau à portée.',
      },
      full: {
        topic: 'Une planche complète',
        ask: 'Prenez la [panes|pièce jaune] de la Fabrique 4 et complétez la [strip|planche 1].',
        why: 'C’est sa dernière case vide.',
      },
      keep: {
        topic: 'Une pièce pour la fenêtre',
        ask: 'Choisissez la pièce qui va dans la fenêtre. Les quatre autres quittent la planche.',
        why: 'Le jaune est la couleur bonus de cette manche : 1 point par pièce jaune de la planche.',
        done: '3 points de bonus, et 4 pour la fenêtre 1. La planche est retournée : vous pourrez la compléter encore une fois.',
      },
      chain: {
        topic: 'Fenêtres en série',
        ask: 'Prenez la [panes|pièce orange] de la Fabrique 2 et complétez la [strip|planche 2].',
        why: 'Une fenêtre rapporte aussi la valeur des fenêtres occupées à sa droite.',
        done: 'La fenêtre 2 rapporte 3 points, et les fenêtres 3, 5, 7 et 8 en ajoutent 8. Commencer par la droite est payant.',
      },
      joker: {
        topic: 'Cases Joker',
        ask: 'Prenez les deux [panes|pièces roses] de la Fabrique 3 et placez-les sur la [strip|planche 8].',
        why: 'Une case Joker accepte n’importe quelle couleur.',
        done: 'Il ne manque plus que trois pièces à la planche 8.',
      },
      complete: {
        topic: 'Une fenêtre achevée',
        ask: 'Prenez la [panes|pièce rose] de la Fabrique 1 et complétez de nouveau la [strip|planche 2].',
        why: 'La seconde pièce achève la fenêtre.',
        done: 'La fenêtre 2 rapporte de nouveau des points : 11, plus 2 pour le rose. Sa planche est retirée du jeu.',
      },
      ornament: {
        topic: 'Ornements',
        ask: 'À la fin, chaque [ornament|ornement] rapporte des points selon les cases occupées des fenêtres voisines.',
        why: 'Deux cases occupées rapportent 3 points, trois en rapportent 6, et quatre 10.',
      },
      sideb: {
        topic: 'L’autre face',
        ask: 'Sur la face B, ce sont vos fenêtres achevées qui comptent : ici, les [done|fenêtres 1 et 4].',
        why: 'Deux fenêtres fois quatre pièces jaunes, votre meilleure couleur, font 8 points.',
      },
      last: {
        topic: 'La fin',
        ask: 'Prenez la dernière [panes|pièce blanche] du centre et placez-la sur la [strip|planche 6].',
        why: 'Après six manches, chaque lot de 3 pièces sur vos planches vaut 1 point. Puis on soustrait le verre brisé.',
        done: 'Vous connaissez tout le jeu. Le joueur ayant le plus de points gagne.',
      },
    },
  },
  printed: {
    title: 'Si vous connaissez le jeu de société',
    about: 'Ce qui change ici, en une minute.',
    steps: {
      foretold: {
        topic: 'Avant de décider',
        ask: 'Choisissez les [panes|pièces orange] de la Fabrique 2, puis la [strip|planche 2].',
        why: 'Rien n’est définitif tant que vous n’avez pas validé.',
        done: 'Le panneau annonce tout ce qui va suivre. « Annuler » efface votre choix.',
      },
      ask: {
        topic: 'Qu’est-ce que c’est ?',
        ask: 'Sélectionnez une [window|fenêtre], un ornement ou une piste pour découvrir son rôle.',
        why: 'Chaque élément des plateaux a son explication. La règle est à un clic de plus.',
      },
      strips: {
        topic: 'Vos propres planches',
        ask: 'Ces [strips|planches] sont celles de Leadlight. Saisissez celles de la boîte dans « Jeux de planches », à l’accueil.',
        why: 'Les petites icônes montrent l’autre face de chaque planche.',
      },
      rulings: {
        topic: 'Interprétations',
        ask: 'Là où la règle imprimée se tait, la nôtre tranche : votre [score|score], par exemple, peut passer sous zéro.',
        why: 'Dans les règles, un signe marque ces interprétations.',
      },
    },
  },
};
