import type { LancetRules, LancetSummary } from './rules.ts';

export const rules: LancetRules = {
  intro:
    'Vous garnissez une lancette, une fenêtre étroite et pointue, d’éclats de verre coloré. Tous choisissent en même temps et en secret, et un éclat ne brille que si personne d’autre n’a choisi sa couleur.',
  chapters: { setup: 'Mise en place', round: 'Une manche', scoring: 'Décompte final' },
  titles: {},
  rules: {
    'L-01': '2 à 4 joueurs. Le sac contient 40 éclats : 10 de chaque couleur, rubis, ambre, jade et azur.',
    'L-02': 'Piochez 3 éclats dans le sac. Vous seul voyez votre main.',
    'L-03': 'Une partie courte compte 4 manches, une longue 6. Votre lancette a une place par manche.',
    'L-04': 'Choisissez en secret un éclat de votre main. Tous les joueurs choisissent en même temps.',
    'L-05':
      'Quand tous ont choisi, les éclats sont révélés. Posez le vôtre à la place suivante de votre lancette, de bas en haut.',
    'L-06':
      'Votre éclat est clair si aucun autre joueur n’a choisi sa couleur à la même manche. Les éclats d’une couleur choisie par plusieurs joueurs sont troubles.',
    'L-07': 'Piochez ensuite un éclat. Après la dernière manche, personne ne pioche : il vous reste 2 éclats en main.',
    'L-08': 'Après la dernière manche, les mains sont révélées et l’on additionne les points : L-09, L-10 et L-11.',
    'L-09': 'Lumière : 3 points par éclat clair, 1 point par éclat trouble.',
    'L-10': 'Couleurs claires : 2, 5 ou 9 points pour 2, 3 ou 4 couleurs différentes parmi vos éclats clairs.',
    'L-11': 'Éclats restants : 1 point par éclat de votre main dont la couleur est dans votre lancette.',
    'L-12':
      'Le joueur ayant le plus de points gagne. En cas d’égalité, la lumière départage. Si l’égalité subsiste, la victoire est partagée.',
  },
  additions: {},
  pictures: {
    clear:
      'Les deux joueurs ont choisi rubis à la manche 1 : les deux éclats sont troubles. À la manche 2, leurs couleurs diffèrent.',
  },
};

export const summary: LancetSummary = {
  parts: { round: 'À chaque manche', end: 'Décompte final' },
  lines: {
    choose: 'Tous choisissent en secret un éclat de leur main.',
    reveal: 'Révélez et posez les éclats. Une couleur choisie par un seul joueur est claire, les autres sont troubles.',
    draw: 'Piochez un éclat, sauf après la dernière manche.',
    clear: 'par éclat clair',
    cloudy: 'par éclat trouble',
    colours: 'pour 2, 3 ou 4 couleurs claires',
    hand: 'par éclat de votre main dont la couleur est dans votre lancette',
    ties: 'En cas d’égalité, la lumière départage.',
  },
};
