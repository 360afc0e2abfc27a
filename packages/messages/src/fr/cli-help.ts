import type { HelpTexts } from '../cli-help.ts';

export const help: HelpTexts = {
  about: 'Leadlight : Sintra et Sagrada en ligne de commande.',
  usage: 'Utilisation :',
  commands: 'Commandes :',
  options: 'Options :',
  examples: 'Exemples :',
  more: '« leadlight COMMANDE --help » explique une commande.',
  common: {
    help: 'Affiche cette aide.',
    lang: 'La langue des textes (sinon celle de votre système).',
    version: 'Affiche la version.',
  },
  simulate: {
    summary: 'Joue des parties entre robots et les enregistre, un objet JSON par ligne.',
    flags: {
      game: 'Le jeu.',
      players: 'Le nombre de joueurs : 2 à 4 pour Sintra, 1 à 4 pour Sagrada (par défaut : 2).',
      games: 'Le nombre de parties (par défaut : 1).',
      seed: 'Un texte quelconque dont découle tout le hasard : les mêmes arguments donnent les mêmes parties (par défaut : leadlight).',
      side: 'Sintra : la face des plateaux Palais (par défaut : A).',
      'score-floor': 'Sintra : aucun score ne descend sous 0.',
      tools: 'Sagrada en solo : le nombre d’outils distribués, de 1 à 5 (par défaut : 3).',
      'with-tools':
        'Sagrada : les outils distribués, par leur nom dans les parties enregistrées. Une telle partie est enregistrée sans graine.',
      bots: 'Qui joue : random, apprentice, greedy, journeyman ou master pour chaque place ; s’il y a moins de noms que de places, ils se répètent (par défaut : random).',
      annotate: 'Ajoute à chaque coup le nombre de coups différents possibles.',
      out: 'Écrit dans ce fichier plutôt que sur la sortie standard. Après un arrêt, la même commande reprend où elle en était.',
    },
    notes: [
      'Chaque partie a sa propre graine, tirée de --seed et du numéro de la partie ; elle est enregistrée avec son engagement.',
    ],
  },
  verify: {
    summary: 'Rejoue des parties enregistrées et vérifie chaque coup, chaque tirage, chaque nombre et chaque score.',
    flags: {},
    notes: [
      'Lit les fichiers cités, ou l’entrée standard si aucun ne l’est. Une partie peut tenir sur une ligne ou en occuper plusieurs.',
      'Écrit une ligne par partie. En cas d’erreur, elle nomme l’événement, compté à partir de 0, et la règle enfreinte.',
      'Code de sortie : 0 si tout est juste, 1 si une partie contient une erreur, 2 si quelque chose est illisible.',
    ],
  },
  show: {
    summary: 'Montre une position d’une partie enregistrée sous forme de plateau en texte.',
    flags: {
      at: 'Après l’événement de ce numéro, compté à partir de 0 comme dans la partie enregistrée (par défaut : le dernier).',
      seat: 'Telle que cette place la voit, comptée à partir de 0 comme dans la partie enregistrée.',
      spectator: 'Telle qu’un spectateur la voit.',
      record: 'Quelle partie du fichier, comptée à partir de 1 (par défaut : 1).',
    },
    notes: ['Sans --seat ni --spectator, tout ce que dit la partie enregistrée est montré, secrets compris.'],
  },
  bench: {
    summary: 'Mesure la vitesse des règles : parties et coups au hasard par seconde, octets par position.',
    flags: {
      seconds: 'La durée de mesure de chaque ligne (par défaut : 2).',
      markdown: 'Écrit les tableaux en Markdown.',
    },
    notes: ['Une version de Sintra pour boardgame.io est mesurée en même temps là où elle est installée (bench/).'],
  },
  demo: {
    summary: 'Joue une partie de chaque jeu entre robots, pour le plaisir de regarder.',
    flags: {
      seed: 'Un texte quelconque dont découle tout le hasard (par défaut : leadlight).',
      fast: 'Sans pause entre les tours.',
    },
    notes: [],
  },
  bot: {
    summary:
      'Décide pour une place : lit des questions et écrit des coups, un objet JSON par ligne, pour d’autres programmes.',
    flags: {
      game: 'Le jeu.',
      level: 'Son niveau : random, apprentice, greedy, journeyman ou master, du plus faible au plus fort.',
      seed: 'Un texte quelconque. La même question et la même graine donnent le même coup, sauf avec --think (par défaut : leadlight).',
      think:
        'Niveau master : réfléchit ce nombre de millisecondes à chaque coup, au lieu de fournir une quantité de travail fixe.',
    },
    notes: [
      'Une question contient un identifiant, une place et la partie en cours telle que cette place l’a vue. Sa réponse contient le même identifiant, un coup et sa valeur ; ou une erreur, et la ligne suivante est lue.',
      'docs/bot-protocol.md donne les détails, et un robot de quelques lignes pour commencer.',
    ],
  },
  tournament: {
    summary: 'Fait jouer à des robots de nombreuses parties les uns contre les autres et dit lequel est le plus fort.',
    flags: {
      game: 'Le jeu.',
      players: 'Le nombre de joueurs : 2 à 4 pour Sintra, 1 à 4 pour Sagrada (par défaut : 2).',
      bots: 'Qui joue : random, apprentice, greedy, journeyman, master, ou exec:COMMANDE pour un programme à vous. S’il y a moins de noms que de places, le dernier prend les autres ; s’il y en a plus, toutes les combinaisons se rencontrent.',
      games: 'Le nombre de parties en tout (par défaut : 100).',
      seed: 'Un texte quelconque dont découle tout le hasard (par défaut : leadlight).',
      side: 'Sintra : la face des plateaux Palais (par défaut : A).',
      'score-floor': 'Sintra : aucun score ne descend sous 0.',
      tools: 'Sagrada en solo : le nombre d’outils distribués, de 1 à 5 (par défaut : 3).',
      think:
        'Combien de millisecondes master réfléchit à chaque coup, au lieu de sa propre mesure. De telles parties ne se répètent pas à l’identique.',
      limit: 'Combien de millisecondes un programme a pour un coup (par défaut : 10000).',
      until:
        'S’arrête dès que l’intervalle à 95 % du taux de victoire du premier robot est tout entier au-dessus ou au-dessous de cette valeur, à partir de 200 parties.',
      workers: 'Combien de parties se jouent en même temps (par défaut : une par cœur, moins une).',
      out: 'Garde chaque partie dans ce fichier, un objet JSON par ligne, et reprend où il s’arrête : les parties qui y sont ne sont pas rejouées.',
      markdown: 'Écrit le tableau en Markdown.',
    },
    notes: [
      'Chaque donne est jouée une fois pour chaque rotation des places, par tous ceux qui se rencontrent : ni la donne ni la place ne favorisent personne.',
      'Une partie découle de la graine et de son numéro, quels que soient le nombre de parties simultanées et les interruptions.',
      'Un programme qui enfreint une règle, répond n’importe quoi, est trop lent ou se termine perd la partie par forfait : les autres partagent la victoire, et la raison est donnée sous le tableau.',
      'Code de sortie : 0, ou 1 si une partie a été perdue par forfait, 2 si quelque chose ne peut être lu ou écrit. Détails dans docs/tournaments.md.',
    ],
  },
};
