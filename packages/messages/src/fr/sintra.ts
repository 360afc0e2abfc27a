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
  spaces,
} from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

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

export const sintra: SintraTexts = { consequences, board, preview, log, strips };
