import type { SintraRulesPage } from '../../rules/sintra.ts';

export const rules: SintraRulesPage = {
  intro:
    'Vous posez les vitraux d’un palais. Prenez des pièces d’une couleur, placez-les sur une de vos planches ; quand une planche est complète, l’une de ses pièces passe dans la fenêtre du dessous et rapporte des points. Prenez-en trop, et le reste se brise. Après six manches, le plus grand nombre de points gagne.',
  chapters: {
    components: 'Le matériel',
    setup: 'La mise en place',
    round: 'Une manche',
    pick: 'Faire avancer un motif 1 : prendre',
    place: 'Faire avancer un motif 2 : placer',
    completed: 'Faire avancer un motif 3 : une planche complète',
    back: 'Ramener le vitrier',
    glass: 'Le verre brisé',
    roundEnd: 'La fin d’une manche',
    scoring: 'Le décompte final',
    vision: 'La vision des couleurs',
    examples: 'Exemples',
    rulings: 'Quand les règles imprimées ne disent rien',
  },
  rules: {
    'R-01':
      'Le jeu se joue de 2 à 4 joueurs avec 100 pièces, 20 de chacune des 5 couleurs. Aucune pièce ne s’ajoute ni ne se perd : toutes les 100 sont toujours dans le sac, dans la tour, sur les fabriques, au centre, sur l’indicateur de manche, sur les planches ou dans les fenêtres.',
    'R-02': 'Il y a 5 fabriques à 2 joueurs, 7 à 3 et 9 à 4.',
    'R-03':
      'Chaque joueur a un palais de 8 fenêtres à 2 cases (haut et bas), 8 planches recto verso de 5 cases, un vitrier, un marqueur de score et un marqueur de verre brisé.',
    'R-04':
      'Tous les joueurs utilisent la même face du palais, A ou B. Elle ne change que le décompte final (R-54, R-55).',
    'R-05':
      'Chaque joueur mélange ses 8 planches et en pose une au-dessus de chaque fenêtre, sur une face au hasard. Seule la planche aux 2 cases Joker commence avec cette face cachée. L’icône d’une planche montre le motif de son autre face : tout le monde sait donc ce qui vient ensuite.',
    'R-06': 'Chaque vitrier commence au-dessus de la planche la plus à gauche.',
    'R-07': 'Les scores partent de 0, et les marqueurs de verre brisé de la case la plus haute de leur piste.',
    'R-08':
      'Une pièce de chaque couleur va, dans un ordre tiré au hasard, sur les cases II à VI de l’indicateur de manche. Les 95 autres vont dans le sac, et une pièce tirée du sac va sur la case I.',
    'R-09':
      'Qui commence la partie détient la tuile Premier joueur. Autour d’une table, c’est la dernière personne à avoir lavé une fenêtre ; ici, on le choisit en préparant la partie, ou le hasard décide.',
    'R-10': 'Chaque fabrique reçoit 4 pièces tirées du sac au hasard.',
    'R-11':
      'La partie compte 6 manches. Une manche commence par poser au centre la tuile Premier joueur ; qui la détenait joue en premier. On joue dans le sens horaire jusqu’à ce qu’il ne reste plus de pièce ni sur les fabriques ni au centre.',
    'R-12':
      'À votre tour, vous faites exactement une chose : faire avancer un motif (à partir de R-13) ou ramener le vitrier (R-40). On ne peut pas passer.',
    'R-13':
      'Sur une fabrique : prenez toutes les pièces d’une couleur. Les autres pièces de cette fabrique vont au centre.',
    'R-14': 'Au centre : prenez toutes les pièces d’une couleur qui s’y trouvent.',
    'R-15':
      'La première personne de la manche qui prend des pièces au centre prend aussi la tuile Premier joueur, et son marqueur de verre brisé descend de 1. On ne peut pas prendre la tuile seule.',
    'R-16':
      'Toutes les pièces prises vont sur une seule planche : celle sous le vitrier ou une autre plus à droite, jamais plus à gauche.',
    'R-17': 'Si vous choisissez une planche plus à droite, le vitrier vient d’abord s’y placer.',
    'R-18':
      'Chaque pièce va sur une case vide de sa couleur ou sur une case Joker vide (R-21). Il faut en placer autant que possible.',
    'R-19':
      'Les pièces sans place se brisent : chacune va dans la tour et fait descendre le marqueur de verre brisé de 1.',
    'R-20':
      'Si une planche à portée (R-16) a une case vide pour la couleur, la sienne ou un Joker, il faut choisir une telle planche. Toutes les pièces ne se brisent que si aucune n’en a ; le vitrier reste alors où il est.',
    'R-21':
      'Une case Joker accueille une pièce de n’importe quelle couleur. Si les cases de la couleur et les cases Joker offrent ensemble plus de place qu’il n’en faut, vous choisissez lesquelles remplir.',
    'R-22':
      'Si la planche a encore une case vide, votre tour est fini. Si les 5 sont occupées, R-23 à R-28 suivent dans cet ordre.',
    'R-23':
      'Bonus de couleur : marquez 1 point pour chacune des 5 pièces de la couleur bonus, celle de la pièce la plus haute qui reste sur l’indicateur de manche.',
    'R-24': 'Choisissez une des 5 pièces de la planche complète à garder. Les 4 autres vont dans la tour.',
    'R-25':
      'La pièce gardée va dans la fenêtre sous la planche, d’abord dans la case du haut. Puis on retourne la planche. Le vitrier reste.',
    'R-26':
      'Si la case du haut était déjà occupée, la pièce va dans celle du bas : la fenêtre est achevée et sa planche quitte le jeu. Le vitrier reste au-dessus de l’emplacement vide.',
    'R-27':
      'La fenêtre qui vient de recevoir une pièce rapporte sa propre valeur, plus celles de toutes les fenêtres à sa droite qui portent au moins une pièce.',
    'R-28':
      'Le choix de R-24 se fait sur les deux faces du palais. Sur la face B, il compte au décompte final ; sur la face A, il décide encore des couleurs qui retournent dans la tour.',
    'R-40':
      'Au lieu de prendre des pièces, ramenez le vitrier vers la gauche, au-dessus de la planche la plus à gauche que vous avez encore ; on saute les emplacements vides. Votre tour est fini.',
    'R-41':
      'On ne peut pas ramener le vitrier s’il est déjà au-dessus de la planche la plus à gauche, ou à gauche de celle-ci (R-81).',
    'R-42':
      'Le marqueur avance case par case. Quand il atteint la dernière case (−18), vous perdez aussitôt 18 points et le marqueur revient en haut. Les pas qui restent se comptent à partir de là.',
    'R-43':
      'Quand toutes les fabriques et le centre sont vides après un tour, la pièce la plus haute de l’indicateur de manche va dans la tour. Si l’indicateur est alors vide, la partie est terminée (R-50).',
    'R-44':
      'Avant chaque nouvelle manche, qui détient la tuile Premier joueur remplit les fabriques dans l’ordre, chacune avec 4 pièces du sac. Quand le sac est vide, toutes les pièces de la tour y vont, et on continue.',
    'R-45':
      'Si le sac et la tour sont vides tous les deux, la manche commence quand même : une fabrique peut être incomplète, et les suivantes restent vides. Il y a toujours au moins une pièce, puisque R-43 vient d’en mettre une dans la tour.',
    'R-50': 'Après la manche 6, chaque joueur compte dans cet ordre : R-51, R-52, puis R-54 ou R-55.',
    'R-51': 'Marquez 1 point par groupe de 3 pièces restant sur l’ensemble de vos planches.',
    'R-52': 'Perdez les points indiqués à côté de votre marqueur de verre brisé.',
    'R-54':
      'Face A : pour chacun des 4 ornements, comptez les cases occupées parmi les 4 cases de fenêtre qui l’entourent. Les 4 rapportent 10 points, 3 en rapportent 6, 2 en rapportent 3, moins de 2 rien.',
    'R-55':
      'Face B : multipliez le nombre de vos fenêtres achevées par le nombre de pièces d’une même couleur dans toutes vos fenêtres, achevées ou non. Votre meilleure couleur compte.',
    'R-56':
      'Le plus grand nombre de points gagne. En cas d’égalité, passe devant qui a perdu le moins de points sur la piste de verre brisé dans toute la partie (chaque −18 de R-42, plus R-52). Si l’égalité demeure, on partage la victoire.',
    'R-60':
      'Chaque couleur a aussi sa propre forme, gravée sur les pièces et sur les cases des planches. Tout dans le jeu se reconnaît à la forme seule.',
    'R-61':
      'Dans l’autre disposition, chaque fabrique a 5 secteurs, un par forme, et une pièce est toujours sur le sien. Cinq fabriques toujours en jeu ont chacune un secteur mis en valeur, un par forme, tourné vers le centre.',
    'R-62': 'Au centre, les pièces sont groupées près du secteur mis en valeur de leur forme.',
    'R-63': 'Un marqueur près du secteur mis en valeur de sa forme indique la couleur bonus de la manche.',
    'R-70': 'Vous prenez la seule pièce rose d’une fabrique : ses 3 autres pièces vont au centre.',
    'R-71':
      'Personne n’a encore rien pris au centre dans cette manche : vous y prenez 3 pièces orange et la tuile Premier joueur, et votre marqueur descend de 1.',
    'R-72':
      'Vous avez pris 3 pièces orange. Elles ne peuvent pas aller sur une planche à gauche du vitrier. Sur la planche sous lui, avec une case orange, 2 se brisent et le marqueur descend de 2. Sur une planche plus à droite, avec trois cases orange, aucune ne se brise, et le vitrier s’y déplace.',
    'R-73': 'Vous complétez une planche avec 2 pièces de la couleur bonus : 2 points aussitôt.',
    'R-74': 'Ensuite une fenêtre de valeur 2 rapporte 5 points, puisque les fenêtres occupées à sa droite en valent 3.',
    'R-75':
      'À la fin, il reste 7 pièces sur vos planches : 2 points. Votre marqueur est sur −8 : vous perdez 8 points.',
    'R-76': 'Face A : deux ornements ont 4 cases occupées et un autre en a 2, soit 10 + 10 + 3 = 23 points.',
    'R-77': 'Face B : 4 fenêtres achevées et 5 pièces orange font 4 × 5 = 20 points.',
    'R-80':
      'Un score peut-il descendre sous 0 ? Oui, les règles imprimées ne fixent pas de limite. Avec l’option « Pas de score sous 0 », il s’arrête à 0 chaque fois que des points sont perdus ; pour les égalités (R-56), les pertes comptent quand même en entier.',
    'R-81':
      'Le vitrier est au-dessus d’un emplacement vide, à gauche de toutes les planches qui restent. Peut-on le « ramener » à la planche la plus à gauche, qui est à sa droite ? Non : le vitrier ne revient que vers la gauche. Prenez des pièces ; toutes les planches qui restent sont à portée.',
    'R-82':
      'Et si vous n’avez plus de planche ? Alors on ne peut pas ramener le vitrier (R-40). Il faut prendre des pièces, et toutes se brisent.',
    'R-83':
      'Et si personne n’a rien pris au centre pendant la manche ? Alors la tuile Premier joueur revient à qui a commencé la manche et commencera aussi la suivante. Aucun marqueur ne bouge pour elle.',
    'R-84':
      'Le pas dû à la tuile Premier joueur (R-15) peut-il amener le marqueur à la dernière case (R-42) ? Oui, et cela se passe avant de placer les pièces.',
    'R-85':
      'Peut-on briser une pièce en laissant vide une case qui lui convient sur la planche choisie ? Non (R-18). Mais on peut choisir une planche où il y a moins de place que sur une autre.',
    'R-86': 'Les fenêtres à droite dont la planche n’est plus en jeu comptent-elles pour R-27 ? Oui.',
    'R-87':
      'Que fait-on d’abord, briser ou compléter ? Les pièces sans place se brisent d’abord (R-19, R-42), puis la planche complète rapporte (R-23).',
    'R-88':
      'Et si un joueur quitte une partie en ligne ? Un robot joue à sa place jusqu’à son retour. La table peut aussi choisir que la partie soit abandonnée.',
    'R-89':
      'Et si le vitrier est au-dessus d’un emplacement vide, avec des planches seulement à sa gauche ? On peut le ramener (R-40), ou prendre des pièces et les briser toutes (R-20).',
    'R-90':
      'Peut-on jouer sans fin sans que personne prenne de pièces ? Non : R-41 interdit de ramener le vitrier deux fois de suite.',
  },
  additions: {
    'R-56': 'Le même ordre vaut pour les autres places ; le livret de règles ne désigne que le vainqueur.',
  },
  pictures: {
    palace:
      'Un palais dans la dernière manche : le vitrier au-dessus des planches, les fenêtres avec leurs valeurs et, en dessous, la piste de verre brisé. Un cadre en pointillé indique une planche qui a quitté le jeu.',
    strip: 'Les deux faces d’une planche. La petite rangée à la pointe montre ce qu’il y a sur l’autre face.',
    indicator:
      'L’indicateur de manche dans la deuxième manche. La pièce de la première est allée dans la tour ; celle qui est encadrée donne la couleur bonus.',
    displays:
      'Les fabriques autour du centre, où se trouve encore la tuile Premier joueur. Deux fabriques sont vides : ce qu’on n’y a pas pris est au centre.',
    windows:
      'Les fenêtres avec leurs valeurs. La flèche indique ce qu’une fenêtre rapporterait maintenant, avec les fenêtres à sa droite qui portent une pièce.',
    glass: 'La piste de verre brisé. Le marqueur indique ce que vous perdez à la fin de la partie.',
    ornaments:
      'La face A du palais. Chaque ornement a un pétale pour chacune des quatre cases de fenêtre qui l’entourent ; ses points sont en dessous.',
    sectors: 'L’autre disposition : chaque pièce est sur le secteur de sa forme.',
  },
};
