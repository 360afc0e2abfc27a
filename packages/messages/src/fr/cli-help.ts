import type { HelpTexts } from '../cli-help.ts';

export const help: HelpTexts = {
  about: 'Leadlight : Sintra et Sagrada en ligne de commande.',
  name: 'Nom',
  usage: 'Utilisation :',
  commands: 'Commandes :',
  options: 'Options :',
  examples: 'Exemples :',
  more: '« leadlight COMMANDE --help » explique une commande.',
  placeholders: {
    COMMAND: 'COMMANDE',
    FILE: 'FICHIER',
    NAME: 'NOM',
    OPTION: 'OPTION',
    PERCENT: 'POURCENTAGE',
    TEXT: 'TEXTE',
  },
  common: {
    help: 'Affiche cette aide.',
    lang: 'La langue d’affichage (par défaut : celle de votre système).',
    version: 'Affiche la version.',
  },
  gameFlags: {
    sintra: {
      side: 'Sintra : la face des plateaux Palais (par défaut : A).',
      'score-floor': 'Sintra : aucun score ne descend sous 0.',
    },
    sagrada: {
      tools: 'Sagrada en solo : le nombre d’outils distribués, de 1 à 5 (par défaut : 3).',
      'with-tools':
        'Sagrada : les outils distribués, par leur nom dans les parties enregistrées. La partie est alors enregistrée sans graine.',
    },
  },
  simulate: {
    summary: 'Joue des parties entre robots et les enregistre, un objet JSON par ligne.',
    flags: {
      game: 'Le jeu.',
      players: 'Le nombre de joueurs : 2 à 4 pour Sintra, 1 à 4 pour Sagrada (par défaut : 2).',
      games: 'Le nombre de parties (par défaut : 1).',
      seed: 'La graine du hasard, un texte quelconque : les mêmes arguments donnent les mêmes parties (par défaut : leadlight).',
      bots: 'Le robot de chaque place : LEVELS. S’il y a moins de noms que de places, le dernier occupe les places restantes (par défaut : random).',
      annotate: 'Ajoute à chaque coup le nombre de coups possibles.',
      out: 'Écrit dans ce fichier plutôt que sur la sortie standard. Après une interruption, la même commande reprend là où elle s’était arrêtée.',
      workers: 'Le nombre de parties jouées en même temps (par défaut : une par cœur). Il ne change rien aux parties.',
    },
    notes: [
      'Chaque partie a sa propre graine, dérivée de --seed et du numéro de la partie ; elle est enregistrée avec son engagement.',
    ],
  },
  verify: {
    summary: 'Rejoue des parties enregistrées et vérifie chaque coup, chaque tirage, chaque décompte et chaque score.',
    flags: {
      summary: 'N’affiche que les parties incorrectes et les totaux.',
      json: 'Écrit un objet JSON par ligne, pour les programmes.',
      workers: 'Le nombre de fils d’exécution (par défaut : un par cœur). Il ne change rien au résultat.',
    },
    notes: [
      'Lit les fichiers indiqués ou, à défaut, l’entrée standard. Une partie peut tenir sur une ligne ou en occuper plusieurs.',
      'Écrit une ligne par partie. En cas d’erreur, cette ligne indique l’événement, compté à partir de 0, et la règle enfreinte.',
      'Code de sortie : 0 si tout est correct, 1 si une partie contient une erreur, 2 si une entrée est illisible.',
    ],
  },
  show: {
    summary: 'Affiche le plateau d’une partie enregistrée, en mode texte.',
    flags: {
      at: 'Le plateau après cet événement, compté à partir de 0 comme dans la partie enregistrée (par défaut : le dernier).',
      seat: 'Le plateau vu de cette place, comptée à partir de 0 comme dans la partie enregistrée.',
      spectator: 'Le plateau vu par un spectateur.',
      record: 'Le numéro de la partie dans le fichier, à partir de 1 (par défaut : 1).',
    },
    notes: ['Sans --seat ni --spectator, tout est révélé, même les secrets.'],
  },
  bench: {
    summary: 'Mesure la vitesse des règles : parties et coups aléatoires par seconde, octets par position.',
    flags: {
      seconds: 'La durée de mesure de chaque ligne, en secondes (par défaut : 2).',
      markdown: 'Écrit les tableaux en Markdown.',
    },
    notes: [
      'Les mêmes mesures portent aussi sur Sintra sur boardgame.io s’il est installé (bench/), et sur les deux jeux écrits en C si un compilateur C est présent.',
    ],
  },
  demo: {
    summary: 'Fait jouer aux robots une partie de chaque jeu, pour le plaisir de regarder.',
    flags: {
      seed: 'La graine du hasard, un texte quelconque (par défaut : leadlight).',
      fast: 'Supprime la pause entre les tours.',
    },
    notes: [],
  },
  bot: {
    summary:
      'Choisit des coups pour d’autres programmes : lit des questions et écrit des réponses, un objet JSON par ligne.',
    flags: {
      game: 'Le jeu.',
      level: 'Le niveau du robot : LEVELS, du plus faible au plus fort.',
      seed: 'Un texte quelconque. La même question et la même graine donnent le même coup, sauf avec --think (par défaut : leadlight).',
      think: 'Niveau master : le temps de réflexion par coup, en millisecondes, au lieu d’un effort fixe.',
    },
    notes: [
      'Une question contient un identifiant, une place et la partie en cours, vue de cette place. La réponse contient le même identifiant, un coup et sa valeur, ou bien une erreur ; dans les deux cas, la ligne suivante est lue.',
      'docs/bot-protocol.md donne les détails et, pour commencer, un robot de quelques lignes.',
    ],
  },
  tournament: {
    summary: 'Fait s’affronter des robots dans de nombreuses parties et indique le plus fort.',
    flags: {
      game: 'Le jeu.',
      players: 'Le nombre de joueurs : 2 à 4 pour Sintra, 1 à 4 pour Sagrada (par défaut : 2).',
      bots: 'Les robots : LEVELS, ou exec:COMMANDE pour votre propre programme. S’il y a moins de noms que de places, le dernier occupe les places restantes ; s’il y en a plus, toutes les combinaisons s’affrontent.',
      games: 'Le nombre de parties en tout (par défaut : 100).',
      seed: 'La graine du hasard, un texte quelconque (par défaut : leadlight).',
      think:
        'Le temps de réflexion de master par coup, en millisecondes, au lieu d’un effort fixe. Ces parties ne peuvent pas être rejouées à l’identique.',
      limit: 'Le temps accordé à un programme par coup, en millisecondes (par défaut : 10000).',
      until:
        'S’arrête dès que l’intervalle à 95 % du taux de victoire du premier robot est tout entier au-dessus ou au-dessous de cette valeur, à partir de 200 parties.',
      workers: 'Le nombre de parties jouées en même temps (par défaut : une par cœur, moins une).',
      out: 'Enregistre chaque partie dans ce fichier, un objet JSON par ligne. Les parties qui s’y trouvent déjà ne sont pas rejouées : la même commande reprend donc un tournoi interrompu.',
      markdown: 'Écrit le tableau en Markdown.',
      json: 'Écrit un seul objet JSON avec tous les nombres, pour les programmes.',
    },
    notes: [
      'Chaque donne est jouée une fois par rotation des places, par tous les robots qui s’affrontent : ni la donne ni la place n’avantagent personne.',
      'Une partie ne dépend que de la graine et de son numéro, quels que soient le nombre de parties simultanées et les interruptions.',
      'Un programme qui enfreint une règle, envoie une réponse non valide, dépasse le temps accordé ou s’arrête perd la partie par forfait : les autres partagent la victoire, et la raison est indiquée sous le tableau.',
      'Code de sortie : 0, ou 1 si une partie a été perdue par forfait, 2 si un fichier ne peut pas être lu ou écrit. Détails dans docs/tournaments.md.',
    ],
  },
  completion: {
    summary: 'Affiche un script grâce auquel votre shell complète les commandes, les options et leurs valeurs.',
    flags: {},
    notes: [],
  },
  man: { summary: 'Affiche la page de manuel, composée de ces pages d’aide.', flags: {}, notes: [] },
};
