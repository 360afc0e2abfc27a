import type { SagradaLessonTexts } from '../lessons-sagrada.ts';

const first: SagradaLessonTexts['first'] = {
  title: 'Première partie',
  about: 'Jouez les tours qui comptent, du premier dé au décompte final, en huit minutes.',
  steps: {
    window: {
      topic: 'Votre vitrail',
      ask: 'Choisissez [pattern|Fractal Drops], le plus facile de vos quatre motifs.',
      why: 'Un motif donne un nombre de jetons Faveur égal à sa difficulté : ici, 3.',
    },
    edge: {
      topic: 'Votre premier dé',
      ask: 'Prenez le [die|6 bleu] dans la pioche et placez-le sur l’une des [edge|cases éclairées].',
      why: 'Votre premier dé va sur un bord ou dans un coin. Essayez donc le milieu, pour voir.',
    },
    touching: {
      topic: 'Garder le contact',
      ask: 'Ici, le 6 bleu est dans le coin. Essayez le [die|2 violet] loin de lui, en [cell|A1].',
      done: 'Chaque dé suivant doit en toucher un autre, par un côté ou par un coin.',
    },
    neighbours: {
      topic: 'Voisins',
      ask: 'Essayez le [die|3 bleu] juste sous le 6 bleu, en [cell|B5].',
      done: 'Deux dés de même couleur ou de même valeur ne se touchent jamais par un côté.',
    },
    corners: {
      topic: 'Coin contre coin',
      ask: 'Placez maintenant le [die|3 bleu] en diagonale, en [cell|B4].',
      done: 'Se toucher par un coin suffit. En diagonale, même couleur et même valeur sont permises.',
    },
    value: {
      topic: 'Valeurs imprimées',
      ask: 'Essayez le [die|5 vert] en [cell|C5], où un 1 est imprimé.',
      why: 'C’est la manche 2. À chaque manche, on lance deux dés par joueur, plus un.',
      done: 'Une valeur imprimée n’accepte que cette valeur, de n’importe quelle couleur.',
    },
    colour: {
      topic: 'Couleurs imprimées',
      ask: 'Placez le [die|5 violet] sur la [cell|case violette C4].',
      why: 'Une couleur imprimée n’accepte que cette couleur, quelle que soit la valeur.',
      done: 'Une case blanche accepte tous les dés. La règle des voisins s’applique partout.',
    },
    order: {
      topic: 'Aller et retour',
      ask: 'Vous avez placé un dé. Choisissez « Terminer le tour » et suivez l’[turns|ordre des tours].',
      why: 'À chacune des dix manches, les tours font un aller autour de la table, puis un retour.',
      done: 'Le dernier joueur a joué deux fois de suite. Votre second tour termine la manche.',
    },
    pass: {
      topic: 'Les dés restants',
      ask: 'Cette fois, ne prenez rien dans la [pool|pioche] et choisissez « Terminer le tour ».',
      why: 'À votre tour, vous pouvez prendre un dé et utiliser un outil. Rien ne vous y oblige.',
      done: 'Les dés restants vont sur la piste de manches. Le joueur suivant commence la prochaine manche.',
    },
    tool: {
      topic: 'Les outils',
      ask: 'Utilisez la [tool|Pierre à meuler] sur le [die|1 rouge], puis placez-le en [cell|C3].',
      why: 'Le 1 devient un 6, pour 1 jeton Faveur. Un seul outil par tour.',
      done: 'Votre jeton Faveur reste sur l’outil.',
    },
    price: {
      topic: 'Le prix d’un outil',
      ask: 'Votre adversaire a déjà utilisé l’[tool|Ouvre-plomb]. Essayez-le à votre tour.',
      done: 'Dès qu’il porte un jeton, un outil coûte 2 jetons Faveur. Il ne vous en reste qu’un.',
    },
    find: {
      topic: 'Toutes les règles à la fois',
      ask: 'Une seule case accepte le [die|6 violet]. Trouvez-la.',
      why: 'Essayez partout : le jeu dit quelle règle s’y oppose. On ne peut pas prendre un dé qui ne va nulle part.',
      done: 'Bien vu ! Partout ailleurs, la case ou un voisin s’y opposait.',
    },
    public: {
      topic: 'Objectifs publics',
      ask: 'Placez le [die|4 vert] en [cell|D4] et regardez [card|Couleurs en colonne].',
      why: 'Les trois objectifs valent pour tous, autant de fois qu’ils sont atteints.',
      done: 'Une colonne complète de quatre couleurs rapporte 5 points. Avec un trou, elle ne vaudrait rien.',
    },
    private: {
      topic: 'Votre objectif privé',
      ask: 'Votre [private|objectif privé] compte les dés rouges. Placez le [die|5 rouge] en [cell|B1].',
      done: 'Chaque dé rouge rapporte sa valeur : 5 de plus. Cet objectif reste secret jusqu’à la fin.',
    },
    last: {
      topic: 'Votre dernier dé',
      ask: 'Placez le [die|2 bleu] en [cell|D1].',
      why: 'C’est votre dernier tour de la dernière manche.',
      done: 'Une case reste vide. Chaque case vide coûte 1 point.',
    },
    end: {
      topic: 'Décompte final',
      ask: 'Choisissez « Terminer le tour ». Chaque [tokens|jeton Faveur] gardé rapporte 1 point.',
      why: 'S’y ajoutent les objectifs publics et votre objectif privé.',
      done: 'Le joueur ayant le plus de points gagne. À égalité, le meilleur objectif privé l’emporte.',
    },
  },
};

const solo: SagradaLessonTexts['solo'] = {
  title: 'Jouer seul',
  about: 'Ce qui change en solo : on paie avec des dés et on joue contre la piste de manches.',
  steps: {
    turns: {
      topic: 'Deux tours de suite',
      ask: 'Placez le [die|5 violet] en [cell|C4].',
      why: 'À chaque manche, vous lancez quatre dés et jouez deux tours de suite.',
      done: 'Votre second tour suit aussitôt. Les règles de placement restent les mêmes.',
    },
    target: {
      topic: 'Le score cible',
      ask: 'Choisissez « Terminer le tour ». Les dés restants vont sur la [track|piste de manches], et le [target|score cible] monte.',
      done: 'La cible est la somme des dés de la piste de manches. Laissez donc de petits dés.',
    },
    pay: {
      topic: 'Payer avec des dés',
      ask: 'Choisissez la [tool|Pierre à meuler], payez avec le [pay|2 vert] et placez le [die|1 rouge] en [cell|C3].',
      why: 'Vous n’avez pas de jetons Faveur : on paie un outil avec un dé de sa couleur.',
      done: 'Le dé payé quitte la partie. Il ne compte pas dans le score cible.',
    },
    once: {
      topic: 'Une seule fois',
      ask: 'Essayez encore la [tool|Pierre à meuler].',
      done: 'Chaque outil ne sert qu’une fois. On en choisit un à cinq au départ : moins il y en a, plus c’est dur.',
    },
    privates: {
      topic: 'Deux objectifs privés',
      ask: 'Voici vos deux [private|objectifs privés] : seul le meilleur compte.',
      why: 'À la fin, chaque case vide coûte 3 points.',
    },
    verdict: {
      topic: 'Le verdict',
      ask: 'Choisissez « Terminer le tour » et comparez votre score au [target|score cible].',
      why: 'Pour gagner, il faut plus de points que la cible.',
      done: 'Vous gagnez ! Avec un score égal à la cible, vous auriez perdu.',
    },
  },
};

const values: SagradaLessonTexts['values'] = {
  title: 'Outils qui changent une valeur',
  about: 'Pince à gruger et Pierre à meuler.',
  steps: {
    grozing: {
      topic: 'Pince à gruger',
      ask: 'Utilisez la [tool|Pince à gruger] sur le [die|3 violet], choisissez le [value|4] et placez-le en [cell|A2].',
      why: 'Elle augmente ou diminue de 1 la valeur d’un dé, sans jamais changer un 6 en 1.',
      done: 'Seul un 4 convient en A2 : le voici.',
    },
    grinding: {
      topic: 'Pierre à meuler',
      ask: 'Utilisez la [tool|Pierre à meuler] sur le [die|1 rouge], puis placez-le en [cell|D4].',
      why: 'Elle retourne le dé : le 1 devient 6, le 2 devient 5, le 3 devient 4.',
      done: 'Le dé rouge est maintenant un 6.',
    },
    timely: {
      topic: 'Au bon moment',
      ask: 'Vous avez déjà placé un dé pendant ce tour. Essayez la [tool|Pierre à meuler].',
      done: 'Ces outils changent le dé choisi. Utilisez-les avant de le placer.',
    },
  },
};

const rolls: SagradaLessonTexts['rolls'] = {
  title: 'Outils qui relancent les dés',
  about: 'Pinceau à flux et Marteau de vitrier.',
  steps: {
    brush: {
      topic: 'Pinceau à flux',
      ask: 'Utilisez le [tool|Pinceau à flux] sur le [die|1 rouge].',
      why: 'Il relance le dé choisi, même s’il n’avait sa place nulle part.',
    },
    brushed: {
      topic: 'La nouvelle valeur',
      ask: 'C’est maintenant un 4 rouge. Placez-le en [cell|D4].',
      why: 'S’il trouve une place, il faut le placer. Sinon, il retourne dans la pioche.',
      done: 'C’était votre dé pour ce tour, quel que soit le résultat.',
    },
    early: {
      topic: 'Marteau de vitrier',
      ask: 'C’est votre premier tour de la manche. Essayez le [tool|Marteau de vitrier].',
      done: 'Il ne sert qu’à votre second tour de la manche, avant de prendre un dé.',
    },
    hammer: {
      topic: 'Marteau de vitrier',
      ask: 'À votre second tour, utilisez le [tool|Marteau de vitrier] sur toute la [pool|pioche].',
      done: 'Tous les dés de la pioche ont été relancés. Vous pouvez encore en prendre un.',
    },
  },
};

const swaps: SagradaLessonTexts['swaps'] = {
  title: 'Outils qui échangent des dés',
  about: 'Coupe-verre circulaire et Dissolvant à flux.',
  steps: {
    cutter: {
      topic: 'Coupe-verre circulaire',
      ask: 'Avec le [tool|Coupe-verre circulaire], échangez le [die|3 violet] contre le [track|5 vert] et placez-le en [cell|B2].',
      why: 'Les deux dés changent de place et gardent leur valeur.',
      done: 'Le 3 violet est maintenant sur la piste de manches.',
    },
    remover: {
      topic: 'Dissolvant à flux',
      ask: 'Utilisez le [tool|Dissolvant à flux] sur le [die|3 vert].',
      why: 'Il retourne dans le sac, et vous tirez un autre dé.',
    },
    drawn: {
      topic: 'La valeur de votre choix',
      ask: 'Vous avez tiré un dé violet. Choisissez le [value|4] et placez-le en [cell|A2].',
      why: 'Vous choisissez sa valeur. Vous pouvez aussi laisser le dé dans la pioche.',
      done: 'Le hasard donne la couleur, vous donnez la valeur.',
    },
  },
};

const moves: SagradaLessonTexts['moves'] = {
  title: 'Outils qui déplacent des dés',
  about: 'Ouvre-plomb et Coupe-verre à molette.',
  steps: {
    lathekin: {
      topic: 'Ouvre-plomb',
      ask: 'Avec l’[tool|Ouvre-plomb], déplacez le [lift|6 vert] en [cell|B2], puis le [lift|3 bleu] en [cell|A3].',
      why: 'Il faut déplacer exactement deux dés. Toutes les règles de placement s’appliquent.',
      done: 'Ils bougent l’un après l’autre : le second peut donc prendre la place du premier.',
    },
    wheel: {
      topic: 'Coupe-verre à molette',
      ask: 'Avec le [tool|Coupe-verre à molette], déplacez le [lift|6 jaune] en [cell|D2]. Puis choisissez « Déplacer seulement ce dé ».',
      why: 'Il déplace un ou deux dés d’une couleur présente sur la piste de manches.',
      done: 'Les outils de ce type s’utilisent avant ou après avoir pris un dé.',
    },
  },
};

const exceptions: SagradaLessonTexts['exceptions'] = {
  title: 'Outils qui lèvent une règle',
  about: 'Pinceau à églomiser, Brunissoir à ruban de cuivre et Règle à dos de liège.',
  steps: {
    eglomise: {
      topic: 'Pinceau à églomiser',
      ask: 'Avec le [tool|Pinceau à églomiser], déplacez le [lift|6 vert] sur la [cell|case jaune D2].',
      why: 'Il déplace un dé sans tenir compte de la couleur imprimée sur sa nouvelle case.',
      done: 'Les voisins et les valeurs imprimées comptent toujours.',
    },
    burnisher: {
      topic: 'Brunissoir à ruban de cuivre',
      ask: 'Avec le [tool|Brunissoir à ruban de cuivre], déplacez le [lift|1 jaune] en [cell|A2], où un 4 est imprimé.',
      why: 'Il déplace un dé sans tenir compte de la valeur imprimée sur sa nouvelle case.',
      done: 'Les voisins et les couleurs imprimées comptent toujours.',
    },
    straightedge: {
      topic: 'Règle à dos de liège',
      ask: 'Utilisez la [tool|Règle à dos de liège] sur le [die|3 vert], puis placez-le en [cell|C1].',
      why: 'Avec elle, un dé peut aller sur une case qui ne touche aucun autre dé.',
      done: 'La couleur ou la valeur imprimée compte toujours.',
    },
  },
};

const twice: SagradaLessonTexts['twice'] = {
  title: 'L’outil des deux dés',
  about: 'Pince à rompre.',
  steps: {
    pliers: {
      topic: 'Pince à rompre',
      ask: 'Vous venez de placer un dé. Utilisez la [tool|Pince à rompre] et placez le [die|4 violet] en [cell|A2].',
      why: 'Elle permet de prendre aussitôt un second dé.',
    },
    skipped: {
      topic: 'La contrepartie',
      ask: 'Choisissez « Terminer le tour » et suivez l’[turns|ordre des tours].',
      done: 'Vous avez pris deux dés d’un coup : votre second tour de la manche a été sauté.',
    },
    late: {
      topic: 'Trop tard',
      ask: 'C’est votre second tour de la manche. Essayez la [tool|Pince à rompre].',
      done: 'Elle ne sert qu’à votre premier tour de la manche, après avoir pris un dé.',
    },
  },
};

const printed: SagradaLessonTexts['printed'] = {
  title: 'Si vous connaissez le jeu de société',
  about: 'Ce qui change ici, en une minute.',
  steps: {
    refused: {
      topic: 'Les erreurs',
      ask: 'Essayez le [die|3 bleu] en [cell|B5].',
      done: 'À une vraie table, une erreur coûte des dés plus tard. Ici, elle est refusée aussitôt.',
    },
    idle: {
      topic: 'Outils sans effet',
      ask: 'C’est la première manche : la piste de manches est vide. Essayez le [tool|Coupe-verre circulaire].',
      done: 'Un outil qui n’aurait aucun effet ne s’utilise pas, même pour faire monter son prix.',
    },
    impossible: {
      topic: 'Cases perdues',
      ask: 'Regardez [cell|A4] : la fêlure montre qu’aucun dé ne peut plus y aller.',
      why: 'Il y faudrait un dé jaune, mais son voisin est jaune.',
    },
    score: {
      topic: 'Points en cours',
      ask: 'Les [card|objectifs] et votre [private|objectif privé] montrent déjà vos points.',
      why: 'Vous pouvez masquer l’objectif privé à vos voisins.',
    },
  },
};

export const lessons: SagradaLessonTexts = {
  first,
  solo,
  values,
  rolls,
  swaps,
  moves,
  exceptions,
  twice,
  printed,
};
