import { isYou } from '../parts.ts';
import type { SintraTexts } from '../texts.ts';
import { board } from './board-sintra.ts';
import { log } from './log-sintra.ts';
import { preview } from './preview-sintra.ts';
import { strips } from './strips.ts';
import {
  A_PANE,
  completeWindows,
  does,
  doesThen,
  filledSpaces,
  list,
  listPanes,
  panes,
  panesOf,
  plural,
  points,
  ranked,
  SOME_PANES,
  spaces,
} from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

const reasons: SintraTexts['reasons'] = {
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
    `La planche ${strip + 1} est hors de portée : le vitrier est à l’emplacement ${glazier + 1} et ne peut aller que vers la droite.`,
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

const consequences: SintraTexts['consequences'] = {
  'set-up': ({ seat, indicator }, context) =>
    `${does(context, seat, 'recevez', 'reçoit')} la tuile Premier joueur. Couleurs bonus, manche par manche : ${list(indicator.map((colour) => colours[colour]))}.`,
  'bag-refilled': ({ panes: count }) => `Le sac est vide : on y verse ${panes(count)} de la tour de rangement.`,
  'display-filled': ({ display, panes: drawn }) =>
    drawn.length === 0
      ? `La Fabrique ${display + 1} reste vide : il n’y a plus de pièces.`
      : `La Fabrique ${display + 1} reçoit ${listPanes(drawn)}.`,
  'round-started': ({ round, seat, bonus }, context) =>
    `Manche ${round} : ${doesThen(context, seat, 'commencez', 'commence')}. Couleur bonus : ${colours[bonus]}.`,
  picked: ({ seat, from, colour, count }, context) =>
    from === 'centre'
      ? `${does(context, seat, 'prenez', 'prend')} ${panesOf(count, colour)} au centre.`
      : `${does(context, seat, 'prenez', 'prend')} ${panesOf(count, colour)} sur la Fabrique ${from + 1}.`,
  swept: ({ display, panes: rest }) =>
    rest.length === 0
      ? `La Fabrique ${display + 1} est vide : rien ne va au centre.`
      : `De la Fabrique ${display + 1} vers le centre : ${listPanes(rest)}.`,
  'tile-taken': ({ seat }, context) => `${does(context, seat, 'prenez', 'prend')} la tuile Premier joueur.`,
  'glass-moved': ({ seat, steps }, context) =>
    `${does(context, seat, 'descendez', 'descend')} de ${spaces(steps)} sur la piste de verre brisé.`,
  'glass-lost': ({ seat, points: lost }, context) =>
    `${does(context, seat, 'perdez', 'perd')} ${points(Math.abs(lost))} au bout de la piste de verre brisé ; le marqueur remonte tout en haut.`,
  'glazier-moved': ({ seat, to, rule }, context) =>
    rule === 'R-40'
      ? `${does(context, seat, 'ramenez', 'ramène')} le vitrier au-dessus de la planche ${to + 1}.`
      : `${does(context, seat, 'déplacez', 'déplace')} le vitrier jusqu’à la planche ${to + 1}.`,
  placed: ({ seat, slot, colour, spaces: filled, rule }, context) =>
    rule === 'R-21'
      ? plural(filled.length, {
          one: `${does(context, seat, 'placez', 'place')} ${panesOf(filled.length, colour)} sur une case Joker de la planche ${slot + 1}.`,
          many: `${does(context, seat, 'placez', 'place')} ${panesOf(filled.length, colour)} sur des cases Joker de la planche ${slot + 1}.`,
          other: `${does(context, seat, 'placez', 'place')} ${panesOf(filled.length, colour)} sur des cases Joker de la planche ${slot + 1}.`,
        })
      : `${does(context, seat, 'placez', 'place')} ${panesOf(filled.length, colour)} sur la planche ${slot + 1}.`,
  broke: ({ seat, colour, count }, context) => `${does(context, seat, 'brisez', 'brise')} ${panesOf(count, colour)}.`,
  'strip-completed': ({ seat, slot }, context) =>
    `${does(context, seat, 'complétez', 'complète')} la planche ${slot + 1}.`,
  'colour-bonus': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour la couleur bonus de la manche (${colours[colour]}).`,
  discarded: ({ seat, panes: dropped }, context) =>
    `${does(context, seat, 'déposez', 'dépose')} ${listPanes(dropped)} dans la tour de rangement.`,
  kept: ({ seat, slot, colour, frame }, context) =>
    frame === 'top'
      ? `${does(context, seat, 'placez', 'place')} une ${A_PANE[colour]} dans la case supérieure de la fenêtre ${slot + 1}.`
      : `${does(context, seat, 'placez', 'place')} une ${A_PANE[colour]} dans la case inférieure de la fenêtre ${slot + 1}.`,
  'strip-flipped': ({ seat, slot, side }, context) =>
    side === 'front'
      ? `${does(context, seat, 'retournez', 'retourne')} la planche ${slot + 1} sur son recto.`
      : `${does(context, seat, 'retournez', 'retourne')} la planche ${slot + 1} sur son verso.`,
  'strip-left': ({ seat, slot }, context) =>
    `${does(context, seat, 'achevez', 'achève')} la fenêtre ${slot + 1} : sa planche est retirée du jeu.`,
  'window-scored': ({ seat, slot, own, right, points: won }, context) =>
    right === 0
      ? `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour la fenêtre ${slot + 1}.`
      : `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour la fenêtre ${slot + 1} : ${own} pour elle-même et ${right} pour celles à sa droite.`,
  'round-ended': ({ round, colour }) =>
    `La manche ${round} est terminée : la ${A_PANE[colour]} est retirée de l’indicateur de manche.`,
  'tile-returned': ({ seat }, context) =>
    `Personne n’a pris de pièces au centre : la tuile Premier joueur ${isYou(context, seat) ? 'vous revient' : `revient à ${context.name(seat)}`}.`,
  'leftover-scored': ({ seat, panes: left, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour ${panes(left)} sur des planches incomplètes.`,
  'glass-scored': ({ seat, points: lost }, context) =>
    lost === 0
      ? `${does(context, seat, 'ne perdez', 'ne perd')} aucun point sur la piste de verre brisé.`
      : `${does(context, seat, 'perdez', 'perd')} ${points(Math.abs(lost))} sur la piste de verre brisé.`,
  'ornament-scored': ({ seat, ornament, filled, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour l’ornement ${ornament + 1} (${filledSpaces(filled)} sur 4).`,
  'palace-scored': ({ seat, windows, panes: count, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour le palais : ${completeWindows(windows)} × ${panes(count)} d’une même couleur.`,
  ranked,
  abandoned: 'La partie a été abandonnée, sans résultat.',
};

export const sintra: SintraTexts = { reasons, consequences, board, preview, log, strips };
