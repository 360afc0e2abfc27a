import type { GuideTexts } from '../guide.ts';

export const guide: GuideTexts = {
  intro:
    'Les deux jeux se jouent entièrement avec un lecteur d’écran, au clavier ou au toucher. Rien n’oblige à voir l’écran.',
  begin: {
    title: 'Commencer une partie en une minute',
    lines: [
      'Sur la page d’accueil, activez « Jouer à Sintra » ou « Jouer à Sagrada ». Votre premier adversaire est un robot.',
      'Avec NVDA, JAWS ou Orca, passez en mode formulaire. La fin de cette page explique comment.',
      'À Sagrada, choisissez d’abord un motif : appuyez sur 1, puis sur Entrée, puis sur C.',
      'Appuyez sur 1 pour atteindre les pièces ou les dés à prendre. Appuyez encore sur 1 ou sur une flèche pour les suivants, et sur Entrée pour choisir.',
      'Appuyez sur 2 pour atteindre les planches ou les cases possibles, puis sur Entrée. Leadlight annonce l’effet du coup.',
      'Appuyez sur C pour valider, ou sur Échap pour changer d’avis. À Sagrada, E termine votre tour.',
    ],
  },
  places: {
    title: 'Se repérer',
    lines: [
      'Le titre de niveau 1 est le nom du jeu. Un titre de niveau 2 annonce à qui c’est le tour ; le dernier coup et le menu le suivent.',
      'La table est divisée en zones, chacune avec son chiffre. F6 mène à la zone suivante, Maj+F6 à la précédente.',
      'Dans une zone, les flèches mènent d’un élément à l’autre. Tab mène au groupe suivant.',
    ],
  },
  modes: {
    title: 'Mode navigation et mode formulaire',
    lines: [
      'En mode navigation, NVDA, JAWS et Orca gardent pour eux les lettres, les chiffres et les flèches. Ce mode convient aux pages à lire, comme les règles.',
      'En mode formulaire, appelé aussi mode focus, ils transmettent ces touches au jeu. C’est le mode pour jouer.',
      'Si une touche ne fait rien, ou mène à un titre ou à un bouton quelconque, votre lecteur est en mode navigation.',
      'Si les flèches restent muettes dans une boîte de dialogue, comme le journal, lisez-la en mode navigation. Échap la ferme.',
      'Si des lettres gênent les commandes de votre lecteur, désactivez les raccourcis à une seule touche dans les réglages. Tab, F6, Entrée et Échap suffisent pour jouer.',
    ],
  },
  announced: {
    title: 'Annonces',
    lines: [
      'Vous entendez chaque coup, chaque nouvelle manche, le nom du joueur dont c’est le tour et le choix à faire.',
      'Vous entendez l’effet d’un choix avant de le valider. S’il est refusé, vous entendez pourquoi, avec le numéro de la règle.',
      'Quand une boîte de dialogue est ouverte, les annonces attendent sa fermeture.',
      'Pour des annonces plus courtes, choisissez « Brèves » dans les réglages. Chaque chose est alors dite une seule fois, en peu de mots, et la touche I donne le reste.',
      'Pour réentendre quelque chose, utilisez ces touches. Le menu propose aussi « Depuis mon dernier tour ».',
    ],
  },
  typing: {
    title: 'Taper ses coups et ses questions',
    lines: [
      'Appuyez sur / pour ouvrir le champ de commande. Tapez un coup comme vous le diriez : « bleu 2 planche 5 » ou « violet 4 b2 ». La flèche bas affiche des propositions.',
      'Entrée annonce l’effet du coup, et Entrée encore une fois le joue. Échap ferme le champ.',
      'Vous pouvez aussi y taper des questions, comme « où bleu » ou « lire ligne 2 ». Les lettres ci-dessous en posent certaines directement.',
      'La vue linéaire présente une partie ou un replay en une seule colonne de titres, de listes et de boutons. Pendant la partie, le champ de commande est en haut. Activez cette vue dans les réglages, ou avec le premier bouton de la page. Les planches y sont décrites en peu de mots ; Entrée donne le reste.',
    ],
  },
  tables: [
    {
      title: 'La table à Sintra',
      lines: [
        'Les pièces sont annoncées avec leur nombre, leur couleur et leur lieu : « 2 pièces bleues sur la Fabrique 3 ».',
        'Une planche est lue de haut en bas, chaque case avec sa couleur. Les couleurs de l’autre face suivent.',
        'Une fois les pièces choisies, une planche annonce aussi combien de cases elles rempliraient, ou qu’elle est hors de portée.',
        'Une fenêtre annonce sa valeur, ses deux cases et les points qu’elle rapporterait maintenant.',
        'Le bouton de chaque joueur annonce ses points et son verre brisé. Activez-le pour afficher son palais.',
      ],
    },
    {
      title: 'La table à Sagrada',
      lines: [
        'Une case a la lettre de sa ligne et le numéro de sa colonne : A1 est en haut à gauche, D5 en bas à droite.',
        'Elle annonce son dé, ou la couleur ou la valeur demandée : « B2 : case rouge, vide ».',
        'Les dés sont annoncés par couleur et par valeur : « dé rouge 3 ».',
        'Un outil annonce son coût, et un objectif les points qu’il rapporte pour l’instant.',
      ],
    },
  ],
  soundsIntro: 'Activez un bouton pour entendre le son correspondant.',
  soundsOff: 'Les sons sont désactivés. Activez-les dans les réglages pour les entendre.',
  sounds: {
    call: 'À vous de jouer',
    rattle: 'Dés lancés',
    clink: 'Prise ou paiement',
    click: 'Placement',
    crack: 'Bris de verre',
    chord: 'Planche complète',
    dull: 'Refus',
    bell: 'Fin de manche',
    fanfare: 'Fin de partie',
    coda: 'Score cible manqué',
  },
  readersTitle: 'Votre lecteur d’écran',
  readers: {
    nvda: {
      title: 'NVDA sous Windows',
      lines: [
        'NVDA+Espace bascule entre le mode navigation et le mode formulaire. NVDA reste ensuite en mode formulaire jusqu’à ce que vous en changiez.',
        'En mode navigation, H mène au titre suivant et D au point de repère suivant.',
      ],
    },
    jaws: {
      title: 'JAWS sous Windows',
      lines: [
        'La touche JAWS avec Z désactive le curseur virtuel pour jouer, et le réactive pour lire.',
        'Dans un champ de saisie, Entrée active le mode formulaire.',
        'Avec le curseur virtuel, H mène au titre suivant et R à la région suivante.',
        'La touche JAWS avec Espace, puis H, affiche les dernières annonces de JAWS.',
      ],
    },
    orca: {
      title: 'Orca sous Linux',
      lines: [
        'La touche Orca avec A bascule entre le mode navigation et le mode focus. Appuyez deux fois rapidement sur A pour rester en mode focus : c’est le mieux pour jouer.',
        'La touche Orca est Inser, ou Verr. Maj avec la disposition pour ordinateur portable.',
        'En mode navigation, H mène au titre suivant et M au point de repère suivant.',
      ],
    },
    voiceOver: {
      title: 'VoiceOver sur Mac',
      lines: [
        'VoiceOver n’a pas de mode navigation, mais la navigation rapide utilise les mêmes touches. Pour jouer, désactivez-la : appuyez en même temps sur Flèche gauche et Flèche droite.',
        'Si les lettres n’arrivent toujours pas au jeu, appuyez sur VO+Q. VO désigne Ctrl+Option, ou Verr. Maj si vous avez choisi cette touche.',
        'VO avec une flèche déplace le curseur, VO+Espace active, et VO+U ouvre le rotor avec les titres et les points de repère.',
        'VO+Z répète la dernière phrase.',
      ],
    },
    voiceOverTouch: {
      title: 'VoiceOver sur iPhone et iPad',
      lines: [
        'Balayez vers la droite ou la gauche pour vous déplacer, et touchez deux fois pour activer.',
        'Tournez deux doigts sur l’écran jusqu’à entendre « Titres ». Balayez ensuite vers le bas pour le titre suivant, ou vers le haut pour le précédent.',
        'Un clavier n’est pas nécessaire : les boutons et le menu remplacent les touches.',
      ],
    },
    talkBack: {
      title: 'TalkBack sous Android',
      lines: [
        'Balayez vers la droite ou la gauche pour vous déplacer, et appuyez deux fois pour activer.',
        'Balayez vers le haut puis vers le bas pour changer de commande de lecture, jusqu’à entendre « Titres ». Balayez ensuite vers le bas pour le titre suivant, ou vers le haut pour le précédent.',
        'Un clavier n’est pas nécessaire : les boutons et le menu remplacent les touches.',
      ],
    },
  },
};
