import type { Seat } from '@leadlight/core';
import type { Context } from '../catalogue.ts';
import { isYou } from '../parts.ts';
import type { SintraTexts } from '../texts.ts';
import { board } from './board-sintra.ts';
import { preview } from './preview-sintra.ts';
import { strips } from './strips.ts';
import {
  A_PANE,
  completeWindows,
  does,
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

const marker = (context: Context, seat: Seat): string =>
  isYou(context, seat) ? 'Votre marqueur de verre brisé' : `${context.name(seat)} : le marqueur de verre brisé`;

const reasons: SintraTexts['reasons'] = {
  over: 'La partie est terminée.',
  'not-due': ({ due }) =>
    ({
      setup: 'Il faut d’abord mettre les plateaux en place.',
      fill: 'Il faut d’abord remplir les fabriques.',
      decide: 'Quelqu’un doit d’abord jouer son tour.',
      end: 'Toutes les manches ont été jouées : il ne reste que le décompte final.',
    })[due],
  'not-your-turn': ({ seat }) => `C’est à la place ${seat + 1} de jouer.`,
  'no-such-display': ({ display, displays }) =>
    `La fabrique ${display + 1} n’existe pas : dans cette partie, elles vont de 1 à ${displays}.`,
  'none-on-display': ({ display, colour }) => `Il n’y a aucune ${A_PANE[colour]} sur la fabrique ${display + 1}.`,
  'none-in-centre': ({ colour }) => `Il n’y a aucune ${A_PANE[colour]} au centre.`,
  'left-of-glazier': ({ strip, glazier }) =>
    `La planche ${strip + 1} est hors de portée : le vitrier se tient à l’emplacement ${glazier + 1} et ne travaille que là ou plus à droite.`,
  'strip-gone': ({ strip }) => `La planche ${strip + 1} n’est plus en jeu : sa fenêtre est achevée.`,
  'no-room': ({ strip, colour }) => `La planche ${strip + 1} n’a pas de case vide pour une ${A_PANE[colour]}.`,
  'must-place': ({ colour }) =>
    `Les ${SOME_PANES[colour]} ne peuvent pas toutes se briser : une planche à portée a encore de la place pour elles.`,
  'too-many-jokers': ({ jokers, most }) => `Cases Joker à remplir ici : ${most} au plus, et non ${jokers}.`,
  'too-few-jokers': ({ jokers, least }) =>
    `Cases Joker à remplir ici : ${least} au moins, et non ${jokers}, car il faut placer autant de pièces que possible.`,
  'jokers-broken': 'Quand toutes les pièces se brisent, aucune ne va sur une case Joker.',
  'keep-missing': ({ strip }) => `La planche ${strip + 1} est alors complète : il faut choisir la pièce à garder.`,
  'keep-early': 'On ne garde une pièce que lorsqu’une planche est complète.',
  'keep-absent': ({ strip, colour }) => `La planche ${strip + 1} ne porte aucune ${A_PANE[colour]} à garder.`,
  'already-leftmost':
    'Le vitrier ne revient que vers la gauche, et il n’y a pas de planche à sa gauche : il faut prendre des pièces.',
  'no-strips': 'Il ne reste aucune planche où revenir : il faut prendre des pièces.',
  'setup-start': ({ start }) => `La place ${start + 1} ne peut pas commencer cette partie.`,
  'setup-seats': ({ seats, players }) =>
    `Il faut des planches pour autant de places que de joueurs : ${players}, et non ${seats}.`,
  'setup-strips': ({ seat }) => `La place ${seat + 1} doit recevoir chacune des 8 planches une fois.`,
  'setup-joker-up': ({ seat, slot }) =>
    `La planche à l’emplacement ${slot + 1} de la place ${seat + 1} doit commencer avec ses cases Joker cachées.`,
  'setup-indicator': 'L’indicateur de manche doit porter chaque couleur une fois sur les cases II à VI.',
  'fill-round': ({ round, expected }) => `La manche suivante est la ${expected}, et non la ${round}.`,
  'fill-displays': ({ displays, expected }) => `Fabriques à remplir : ${expected}, et non ${displays}.`,
  'fill-size': ({ display, expected }) => `La fabrique ${display + 1} doit recevoir ${panes(expected)}.`,
  'fill-colour': ({ display, colour }) =>
    `Il ne reste pas assez de ${SOME_PANES[colour]} pour la fabrique ${display + 1}.`,
  'strip-set-ids': 'Un jeu de planches compte 8 planches, numérotées de 1 à 8, chaque numéro une fois.',
  'strip-set-jokers': 'Un jeu de planches a des cases Joker sur une seule face, où il y en a exactement 2.',
};

const consequences: SintraTexts['consequences'] = {
  'set-up': ({ seat, indicator }, context) =>
    `${does(context, seat, 'détenez', 'détient')} la tuile Premier joueur. Couleurs bonus, manche par manche : ${list(indicator.map((colour) => colours[colour]))}.`,
  'bag-refilled': ({ panes: count }) => `Le sac est vide et reprend ${panes(count)} de la tour.`,
  'display-filled': ({ display, panes: drawn }) =>
    drawn.length === 0
      ? `La fabrique ${display + 1} reste vide : il n’y a plus de pièces.`
      : `La fabrique ${display + 1} reçoit ${listPanes(drawn)}.`,
  'round-started': ({ round, seat, bonus }, context) =>
    `La manche ${round} commence avec ${isYou(context, seat) ? 'vous' : context.name(seat)} ; couleur bonus : ${colours[bonus]}.`,
  picked: ({ seat, from, colour, count }, context) =>
    from === 'centre'
      ? `${does(context, seat, 'prenez', 'prend')} ${panesOf(count, colour)} au centre.`
      : `${does(context, seat, 'prenez', 'prend')} ${panesOf(count, colour)} sur la fabrique ${from + 1}.`,
  swept: ({ display, panes: rest }) =>
    rest.length === 0
      ? `Il ne reste rien sur la fabrique ${display + 1} pour le centre.`
      : `Le centre reçoit ${listPanes(rest)} de la fabrique ${display + 1}.`,
  'tile-taken': ({ seat }, context) => `${does(context, seat, 'prenez', 'prend')} la tuile Premier joueur.`,
  'glass-moved': ({ seat, steps }, context) => `${marker(context, seat)} descend de ${spaces(steps)}.`,
  'glass-lost': ({ seat, points: lost }, context) =>
    `${does(context, seat, 'perdez', 'perd')} ${points(Math.abs(lost))} au bout de la piste de verre brisé ; le marqueur revient en haut.`,
  'glazier-moved': ({ seat, to, rule }, context) =>
    rule === 'R-40'
      ? `${does(context, seat, 'ramenez', 'ramène')} le vitrier à la planche ${to + 1}.`
      : `${does(context, seat, 'déplacez', 'déplace')} le vitrier vers la planche ${to + 1}.`,
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
    `${does(context, seat, 'déposez', 'dépose')} ${listPanes(dropped)} dans la tour.`,
  kept: ({ seat, slot, colour, frame }, context) =>
    frame === 'top'
      ? `${does(context, seat, 'gardez', 'garde')} une ${A_PANE[colour]} pour le haut de la fenêtre ${slot + 1}.`
      : `${does(context, seat, 'gardez', 'garde')} une ${A_PANE[colour]} pour le bas de la fenêtre ${slot + 1}.`,
  'strip-flipped': ({ seat, slot, side }, context) =>
    side === 'front'
      ? `${does(context, seat, 'retournez', 'retourne')} la planche ${slot + 1} côté recto.`
      : `${does(context, seat, 'retournez', 'retourne')} la planche ${slot + 1} côté verso.`,
  'strip-left': ({ seat, slot }, context) =>
    `${does(context, seat, 'avez achevé', 'a achevé')} la fenêtre ${slot + 1} : sa planche quitte le jeu.`,
  'window-scored': ({ seat, slot, own, right, points: won }, context) =>
    right === 0
      ? `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour la fenêtre ${slot + 1}.`
      : `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour la fenêtre ${slot + 1} : ${own} pour elle-même et ${right} pour les fenêtres à sa droite.`,
  'round-ended': ({ round, colour }) =>
    `La manche ${round} est terminée : une ${A_PANE[colour]} quitte l’indicateur de manche.`,
  'tile-returned': ({ seat }, context) =>
    `Personne n’a rien pris au centre : la tuile Premier joueur ${isYou(context, seat) ? 'vous revient' : `revient à ${context.name(seat)}`}.`,
  'leftover-scored': ({ seat, panes: left, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour ${panes(left)} restant sur les planches.`,
  'glass-scored': ({ seat, points: lost }, context) =>
    lost === 0
      ? `${does(context, seat, 'ne perdez', 'ne perd')} rien sur la piste de verre brisé.`
      : `${does(context, seat, 'perdez', 'perd')} ${points(Math.abs(lost))} sur la piste de verre brisé.`,
  'ornament-scored': ({ seat, ornament, filled, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour l’ornement ${ornament + 1} (cases occupées : ${filled} sur 4).`,
  'palace-scored': ({ seat, windows, panes: count, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour le palais : ${completeWindows(windows)} × ${panes(count)} d’une même couleur.`,
  ranked,
  abandoned: 'La partie a été abandonnée ; il n’y a pas de résultat.',
};

export const sintra: SintraTexts = { reasons, consequences, board, preview, strips };
