import type { SintraRulesPage } from '../../rules/sintra.ts';

export const rules: SintraRulesPage = {
  intro:
    'Vous garnissez les fenêtres d’un palais. Prenez des pièces d’une même couleur et placez-les sur une de vos planches. Quand elle est complète, une de ses pièces va dans la fenêtre en dessous et rapporte des points. Les pièces excédentaires se brisent et en coûtent. Après six manches, le joueur ayant le plus de points gagne.',
  chapters: {
    components: 'Matériel',
    setup: 'Mise en place',
    round: 'Manches et tours',
    pick: 'Étape 1 : prendre des pièces',
    place: 'Étape 2 : les placer',
    completed: 'Étape 3 : compléter une planche',
    back: 'Ramener le vitrier',
    glass: 'Verre brisé',
    roundEnd: 'Fin d’une manche',
    scoring: 'Décompte final',
    vision: 'Distinguer les couleurs',
    examples: 'Exemples',
    rulings: 'Questions et réponses',
  },
  titles: {},
  rules: {
    'R-01':
      'Sintra se joue de 2 à 4 joueurs, avec 100 pièces : 20 de chacune des 5 couleurs. Aucune n’est jamais ajoutée ni perdue.',
    'R-02': 'À 2 joueurs, il y a 5 cercles Fabrique ; à 3 joueurs, 7 ; à 4 joueurs, 9.',
    'R-03':
      'Chaque joueur a un palais de 8 fenêtres, 8 planches recto verso de 5 cases, un vitrier, un marqueur de score et un marqueur de verre brisé. Chaque fenêtre a 2 cases, une supérieure et une inférieure.',
    'R-04': 'Tous les joueurs utilisent la même face du palais, A ou B. Seul le décompte final en dépend (R-54, R-55).',
    'R-05':
      'Chaque joueur mélange ses 8 planches et en pose une au-dessus de chaque fenêtre, face visible au hasard. La face aux 2 cases Joker est cachée au départ. L’icône d’une planche montre à tous son autre face.',
    'R-06': 'Chaque vitrier commence au-dessus de la planche la plus à gauche.',
    'R-07': 'Les scores partent de 0, les marqueurs de verre brisé du haut de leur piste.',
    'R-08':
      'Une pièce de chaque couleur va sur les cases II à VI de l’indicateur de manche, au hasard. Les 95 autres vont dans le sac ; une pièce tirée du sac va sur la case I.',
    'R-09':
      'Le premier joueur détient la tuile Premier joueur. Autour d’une table, c’est celui qui a le plus récemment lavé une fenêtre ; ici, il est choisi ou tiré au sort.',
    'R-10': 'Chaque cercle Fabrique reçoit 4 pièces tirées du sac au hasard.',
    'R-11':
      'La partie se joue en 6 manches. Au début de chacune, le joueur qui a la tuile Premier joueur la pose au centre et commence. On joue dans le sens horaire jusqu’à ce que les cercles Fabrique et le centre soient vides.',
    'R-12':
      'À votre tour, garnissez un motif, selon les trois étapes ci-dessous, ou ramenez votre vitrier (R-40). Vous ne pouvez pas passer.',
    'R-13': 'Prenez toutes les pièces d’une même couleur sur un cercle Fabrique. Ses autres pièces vont au centre.',
    'R-14': 'Ou prenez toutes les pièces d’une même couleur au centre.',
    'R-15':
      'À chaque manche, le premier à prendre des pièces au centre prend aussi la tuile Premier joueur et descend son marqueur de verre brisé de 1 case. La tuile ne se prend pas seule.',
    'R-16':
      'Placez toutes les pièces prises sur une seule planche : sous votre vitrier ou à sa droite, jamais à sa gauche.',
    'R-17': 'Si vous choisissez une planche à droite, amenez d’abord votre vitrier au-dessus.',
    'R-18':
      'Chaque pièce va sur une case vide de sa couleur ou sur une case Joker vide. Placez-en autant que possible.',
    'R-19':
      'Les pièces excédentaires se brisent : chacune va dans la tour de rangement et fait descendre votre marqueur de verre brisé de 1 case.',
    'R-20':
      'Vous devez choisir une planche à portée qui a une case vide pour vos pièces, de leur couleur ou Joker. S’il n’y en a aucune, toutes les pièces se brisent et votre vitrier ne bouge pas.',
    'R-21':
      'Une case Joker accueille n’importe quelle couleur. S’il y a plus de cases que de pièces, choisissez les cases à remplir, de couleur ou Joker.',
    'R-22':
      'S’il reste une case vide sur la planche, votre tour est terminé. Si elle est complète, continuez dans cet ordre (R-23 à R-27).',
    'R-23':
      'Marquez 1 point par pièce de la couleur bonus parmi les 5. La couleur bonus est celle de la pièce la plus haute de l’indicateur de manche.',
    'R-24': 'Gardez une des 5 pièces, à votre choix. Les 4 autres vont dans la tour de rangement.',
    'R-25':
      'Mettez la pièce dans la case supérieure de la fenêtre en dessous, puis retournez la planche. Votre vitrier ne bouge pas.',
    'R-26':
      'Si la case supérieure est occupée, mettez la pièce dans la case inférieure. La fenêtre est achevée : sa planche quitte le jeu, et votre vitrier reste au-dessus de l’emplacement vide.',
    'R-27':
      'Marquez la valeur de la fenêtre, plus celle de chaque fenêtre à sa droite qui contient au moins une pièce.',
    'R-28':
      'Sur les deux faces du palais, vous choisissez la pièce à garder. Sur la face B, sa couleur compte à la fin ; sur la face A, votre choix détermine seulement les couleurs qui vont dans la tour de rangement.',
    'R-40':
      'Au lieu de prendre des pièces, ramenez votre vitrier vers la gauche, au-dessus de votre planche la plus à gauche, en ignorant les emplacements vides. Votre tour est terminé.',
    'R-41':
      'Vous ne pouvez pas ramener votre vitrier s’il est déjà au-dessus de votre planche la plus à gauche, ou plus à gauche (R-81).',
    'R-42':
      'Le marqueur descend case par case. Quand il atteint la dernière case (−18), vous perdez aussitôt 18 points et il revient en haut. S’il doit descendre encore, il repart de là.',
    'R-43':
      'Quand les cercles Fabrique et le centre sont vides après un tour, la pièce la plus haute de l’indicateur de manche va dans la tour de rangement. Si c’était la dernière, la partie est terminée.',
    'R-44':
      'Sinon, le joueur qui a la tuile Premier joueur remplit les cercles Fabrique dans l’ordre, chacun avec 4 pièces du sac. Si le sac est vide, il y verse le contenu de la tour de rangement et continue.',
    'R-45':
      'Si le sac et la tour de rangement sont vides, la manche commence quand même, avec au plus un cercle Fabrique incomplet et les suivants vides. Il y a toujours au moins une pièce (R-43).',
    'R-50':
      'Après la manche 6, comptez les pièces de vos planches (R-51), le verre brisé (R-52), puis la face A (R-54) ou B (R-55).',
    'R-51': 'Marquez 1 point par groupe de 3 pièces restant sur l’ensemble de vos planches.',
    'R-52': 'Perdez les points indiqués à côté de votre marqueur de verre brisé.',
    'R-54':
      'Face A : pour chacun des 4 ornements, comptez les cases de fenêtre occupées parmi les 4 qui l’entourent. 4 cases rapportent 10 points, 3 en rapportent 6, 2 en rapportent 3. Moins de 2 cases ne rapportent rien.',
    'R-55':
      'Face B : multipliez le nombre de vos fenêtres achevées par le nombre de pièces de votre meilleure couleur dans toutes vos fenêtres, achevées ou non.',
    'R-56':
      'Le joueur ayant le plus de points gagne. En cas d’égalité, c’est celui qui a perdu le moins de points sur la piste de verre brisé (R-42, R-52). Si l’égalité subsiste, la victoire est partagée.',
    'R-60':
      'Chaque couleur a sa propre forme, gravée sur les pièces et sur les cases des planches. La forme seule suffit pour jouer.',
    'R-61':
      'Dans la disposition par formes, chaque cercle Fabrique a 5 secteurs, un par forme, et chaque pièce occupe celui de sa forme. Cinq cercles, toujours en jeu, ont chacun un secteur mis en évidence, un par forme, tourné vers le centre.',
    'R-62': 'Au centre, les pièces sont regroupées près du secteur mis en évidence pour leur forme.',
    'R-63': 'Un marqueur indique la couleur bonus de la manche, près du secteur mis en évidence pour sa forme.',
    'R-70': 'Vous prenez la seule pièce rose d’un cercle Fabrique. Ses 3 autres pièces vont au centre.',
    'R-71':
      'Personne n’a encore pris de pièces au centre pendant cette manche. Vous y prenez 3 pièces orange, donc aussi la tuile Premier joueur, et votre marqueur descend de 1 case.',
    'R-72':
      'Vous avez pris 3 pièces orange. Vous ne pouvez pas les placer sur une planche à gauche de votre vitrier. Sur la planche sous le vitrier, qui a une case orange, 2 pièces se brisent et votre marqueur descend de 2 cases. Sur une planche à droite, qui a trois cases orange, aucune ne se brise, et votre vitrier s’y déplace.',
    'R-73': 'Vous complétez une planche qui contient 2 pièces de la couleur bonus et marquez aussitôt 2 points.',
    'R-74':
      'Ensuite, vous mettez une pièce dans une fenêtre de valeur 2. À sa droite, les fenêtres occupées valent 3 en tout : vous marquez 5 points.',
    'R-75':
      'À la fin, il reste 7 pièces sur vos planches : vous marquez 2 points. Votre marqueur est sur −8 : vous perdez 8 points.',
    'R-76': 'Face A : deux ornements ont 4 cases occupées et un autre en a 2. Vous marquez 10 + 10 + 3 = 23 points.',
    'R-77': 'Face B : vous avez 4 fenêtres achevées et 5 pièces orange. Vous marquez 4 × 5 = 20 points.',
    'R-80':
      'Un score peut-il descendre sous 0 ? Oui, les règles imprimées ne fixent pas de limite. Avec l’option « Le score ne descend pas sous 0 », il s’arrête à 0 à chaque perte ; en cas d’égalité (R-56), vos pertes comptent quand même en entier.',
    'R-81':
      'Votre vitrier est au-dessus d’un emplacement vide, à gauche de toutes vos planches. Pouvez-vous le « ramener » à la planche la plus à gauche, qui est à sa droite ? Non : il ne revient que vers la gauche. Prenez des pièces ; toutes vos planches sont à portée.',
    'R-82':
      'Et si vous n’avez plus de planche ? Vous ne pouvez pas ramener votre vitrier (R-40). Vous devez prendre des pièces, et toutes se brisent.',
    'R-83':
      'Et si personne ne prend de pièces au centre pendant une manche ? La tuile Premier joueur revient au joueur qui a commencé la manche ; il commence aussi la suivante. Aucun marqueur ne bouge.',
    'R-84':
      'La tuile Premier joueur (R-15) peut-elle amener votre marqueur à la dernière case (R-42) ? Oui, avant que vous placiez vos pièces.',
    'R-85':
      'Peut-on briser une pièce en laissant vide une case qui lui convient sur la planche choisie ? Non (R-18). Mais vous pouvez choisir une planche qui accueille moins de pièces qu’une autre.',
    'R-86': 'Les fenêtres à droite comptent-elles encore (R-27) quand leur planche a quitté le jeu ? Oui.',
    'R-87':
      'Qu’est-ce qui vient d’abord, la casse ou la planche complète ? Les pièces excédentaires se brisent d’abord (R-19, R-42), puis la planche complète rapporte ses points (R-23).',
    'R-88':
      'Et si un joueur quitte une partie en ligne ? Un robot joue à sa place jusqu’à son retour. Les options de la table peuvent aussi prévoir l’abandon de la partie.',
    'R-89':
      'Et si votre vitrier est au-dessus d’un emplacement vide, avec toutes vos planches à sa gauche ? Vous pouvez le ramener (R-40), ou prendre des pièces et les briser toutes (R-20).',
    'R-90':
      'Une partie peut-elle durer indéfiniment sans que personne prenne de pièces ? Non : vous ne pouvez pas ramener votre vitrier deux fois de suite (R-41).',
  },
  additions: {
    'R-56':
      'Les mêmes critères valent pour toutes les autres places ; les règles imprimées ne désignent que le vainqueur.',
  },
  pictures: {
    palace:
      'Un palais à la dernière manche : vitrier, planches, fenêtres et leurs valeurs, piste de verre brisé. Un cadre en pointillé marque une planche qui a quitté le jeu.',
    strip: 'Les deux faces d’une planche. Les petites icônes montrent l’autre face.',
    indicator: 'Manche 2 : la pièce encadrée indique la couleur bonus.',
    take: 'Vous prenez 2 pièces orange. Les deux autres vont au centre.',
    displays: 'La tuile Premier joueur reste au centre jusqu’à ce qu’un joueur y prenne des pièces.',
    reach: '3 pièces orange : aucune planche à gauche, 1 case sous le vitrier, 3 cases plus à droite.',
    excess: 'Une pièce trouve sa place, deux se brisent : le marqueur descend de 2 cases.',
    keep: 'Première pièce : retournez la planche. Seconde pièce : la planche quitte le jeu.',
    windows: 'Chaque fenêtre avec sa valeur et, après la flèche, ce qu’elle rapporterait maintenant.',
    back: 'Retour à la planche la plus à gauche. L’emplacement en pointillé est vide et ne compte pas.',
    glass: 'Le marqueur indique ce que vous perdez à la fin de la partie.',
    ornaments: 'Un pétale s’allume pour chaque case occupée autour de son ornement.',
    colours: '2 fenêtres achevées × 5 pièces orange = 10 points.',
    sectors: 'Chaque pièce est sur le secteur de sa forme.',
  },
};
