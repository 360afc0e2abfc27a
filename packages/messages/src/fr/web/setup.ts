import type { SetupTexts } from '../../web/setup.ts';

export const setup: SetupTexts = {
  title: (game) => `Nouvelle partie de ${game}`,
  players: 'Nombre de joueurs',
  seats: 'Joueurs',
  you: 'Vous',
  player: (number) => `Joueur ${number}`,
  person: 'Humain',
  name: (number) => `Nom du joueur ${number}`,
  colour: (number) => `Couleur du joueur ${number}`,
  colours: { blue: 'Rond bleu', red: 'Carré rouge', green: 'Triangle vert', violet: 'Losange violet' },
  levels: {
    apprentice: 'Apprenti (robot)',
    helper: 'Aide-verrier (robot)',
    cutter: 'Coupeur de verre (robot)',
    painter: 'Peintre (robot)',
    journeyman: 'Compagnon (robot)',
    artisan: 'Verrier (robot)',
    designer: 'Dessinateur (robot)',
    artist: 'Artiste (robot)',
    master: 'Maître (robot)',
  },
  bots: {
    apprentice: 'Apprenti',
    helper: 'Aide-verrier',
    cutter: 'Coupeur de verre',
    painter: 'Peintre',
    journeyman: 'Compagnon',
    artisan: 'Verrier',
    designer: 'Dessinateur',
    artist: 'Artiste',
    master: 'Maître',
  },
  styles: {
    apprentice: 'Un robot qui ne voit pas plus loin que son prochain coup : idéal pour une première partie.',
    helper:
      'Un robot un peu plus attentif, mais qui rate la plupart des combinaisons. Il gagne environ 2 parties sur 3 contre le niveau inférieur.',
    cutter:
      'Un robot qui prépare mieux ses fenêtres, mais oublie les vôtres. Il gagne environ 2 parties sur 3 contre le niveau inférieur.',
    painter:
      'Un robot qui prépare bien ses coups, mais oublie encore une partie de ce qui compte. Il gagne environ 2 parties sur 3 contre le niveau inférieur.',
    journeyman:
      'Un robot qui sait ce qui compte, mais anticipe à peine. Il gagne environ 2 parties sur 3 contre le niveau inférieur.',
    artisan: 'Un robot qui anticipe quelques coups. Il gagne environ 2 parties sur 3 contre le niveau inférieur.',
    designer:
      'Un robot qui anticipe et compare davantage de coups. Il gagne environ 2 parties sur 3 contre le niveau inférieur.',
    artist: 'Un robot qui voit loin. Il gagne environ 2 parties sur 3 contre le niveau inférieur.',
    master:
      'Le robot qui voit le plus loin : difficile à battre. Il gagne environ 2 parties sur 3 contre le niveau inférieur.',
  },
  sameNames: 'Deux joueurs portent le même nom. Donnez-leur des noms différents.',
  noStrips: 'Le jeu de planches choisi n’existe plus ou est incomplet. Choisissez-en un autre.',
  lostSet: 'Jeu de planches introuvable',
  refused: (rule) => `Les règles ne permettent pas ces options (règle ${rule}). Modifiez-les, puis réessayez.`,
  onlyBots: 'Il n’y a que des robots : vous les regarderez jouer.',
  side: 'Face du palais',
  sides: { A: 'A : ornements', B: 'B : fenêtres' },
  sideNotes: {
    A: 'En fin de partie, chaque ornement rapporte des points selon le nombre de cases occupées qui l’entourent.',
    B: 'En fin de partie, le nombre de fenêtres achevées est multiplié par celui des pièces de votre meilleure couleur.',
  },
  more: 'Autres options',
  strips: 'Jeu de planches',
  house: 'Planches Leadlight',
  editStrips: 'Vos jeux de planches',
  scoreFloor: 'Le score ne descend pas sous 0',
  tools: 'Outils',
  toolCounts: ['1 : extrême', '2 : difficile', '3 : moyen', '4 : assez facile', '5 : facile'],
  starter: 'Premier joueur',
  anybody: 'Au hasard',
  begin: 'Commencer la partie',
};
