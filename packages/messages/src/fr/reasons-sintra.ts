import type { RefusalTexts } from '../refusals.ts';
import { A_PANE, panes, SOME_PANES } from './grammar.ts';

export const reasons: RefusalTexts['sintra'] = {
  over: 'La partie est terminée.',
  'not-due': ({ due }) =>
    ({
      setup: 'Il faut d’abord mettre les plateaux en place.',
      fill: 'Il faut d’abord remplir les cercles Fabrique.',
      decide: 'Un joueur doit d’abord jouer son tour.',
      end: 'Toutes les manches ont été jouées : il ne reste que le décompte final.',
    })[due],
  'not-your-turn': ({ seat }) => `C’est au joueur ${seat + 1} de jouer.`,
  'no-such-display': ({ display, displays }) =>
    `Il n’y a pas de Fabrique ${display + 1} : dans cette partie, elles sont numérotées de 1 à ${displays}.`,
  'none-on-display': ({ display, colour }) => `Il n’y a aucune ${A_PANE[colour]} sur la Fabrique ${display + 1}.`,
  'none-in-centre': ({ colour }) => `Il n’y a aucune ${A_PANE[colour]} au centre.`,
  'left-of-glazier': ({ strip, glazier }) =>
    `La planche ${strip + 1} est hors de portée : elle est à gauche du vitrier, qui est à l’emplacement ${glazier + 1}.`,
  'strip-gone': ({ strip }) => `La planche ${strip + 1} a été retirée du jeu : sa fenêtre est achevée.`,
  'no-room': ({ strip, colour }) => `La planche ${strip + 1} n’a aucune case vide pour une ${A_PANE[colour]}.`,
  'must-place': ({ colour }) =>
    `Vous ne pouvez pas briser toutes les ${SOME_PANES[colour]} : une planche à portée peut encore en accueillir.`,
  'too-many-jokers': ({ jokers, most }) => `Cases Joker à remplir ici : ${most} au maximum, et non ${jokers}.`,
  'too-few-jokers': ({ jokers, least }) =>
    `Cases Joker à remplir ici : ${least} au minimum, et non ${jokers}, car il faut placer le plus de pièces possible.`,
  'jokers-broken': 'Quand toutes les pièces se brisent, aucune ne va sur une case Joker.',
  'keep-missing': ({ strip }) =>
    `Ce coup complète la planche ${strip + 1} : choisissez la pièce à placer dans la fenêtre.`,
  'keep-early': 'Une pièce ne va dans une fenêtre que lorsqu’une planche est complétée.',
  'keep-absent': ({ strip, colour }) =>
    `La planche ${strip + 1} ne contient aucune ${A_PANE[colour]} à placer dans la fenêtre.`,
  'already-leftmost':
    'Le vitrier ne peut revenir que vers la gauche, et il n’a plus de planche à sa gauche : prenez des pièces.',
  'no-strips': 'Il ne reste aucune planche où ramener le vitrier : prenez des pièces.',
  'setup-start': ({ start }) => `Le joueur ${start + 1} ne peut pas commencer cette partie.`,
  'setup-seats': ({ seats, players }) =>
    `Nombre de joueurs à qui distribuer des planches : ${players}, et non ${seats}.`,
  'setup-strips': ({ seat }) => `Le joueur ${seat + 1} doit recevoir les 8 planches, une fois chacune.`,
  'setup-joker-up': ({ seat, slot }) =>
    `La planche à l’emplacement ${slot + 1} du joueur ${seat + 1} doit commencer avec sa face Joker cachée.`,
  'setup-indicator': 'Les cases II à VI de l’indicateur de manche doivent porter chacune une couleur différente.',
  'fill-round': ({ round, expected }) => `La manche suivante est la ${expected}, et non la ${round}.`,
  'fill-displays': ({ displays, expected }) => `Cercles Fabrique à remplir : ${expected}, et non ${displays}.`,
  'fill-size': ({ display, expected }) => `La Fabrique ${display + 1} doit recevoir ${panes(expected)}.`,
  'fill-colour': ({ display, colour }) =>
    `Il ne reste pas assez de ${SOME_PANES[colour]} pour la Fabrique ${display + 1}.`,
  'strip-set-ids': 'Un jeu de planches compte 8 planches, numérotées de 1 à 8 sans doublon.',
  'strip-set-jokers': 'Dans un jeu de planches, une seule face a des cases Joker : elle en compte exactement 2.',
};
