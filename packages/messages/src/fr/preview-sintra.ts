import type { Colour } from '@leadlight/sintra';
import type { SintraPreviewTexts } from '../preview.ts';
import { A_PANE, jokerSpaces, number, plural, points, spaces } from './grammar.ts';

/** Agreed with “pièces”, which is left out. */
const SOME: Readonly<Record<Colour, string>> = {
  pink: 'roses',
  orange: 'orange',
  yellow: 'jaunes',
  blue: 'bleues',
  white: 'blanches',
};
const ONE: Readonly<Record<Colour, string>> = {
  pink: 'rose',
  orange: 'orange',
  yellow: 'jaune',
  blue: 'bleue',
  white: 'blanche',
};

const counted = (count: number, colour: Colour): string =>
  `${number(count)} ${plural(count, { one: ONE[colour], many: SOME[colour], other: SOME[colour] })}`;

export const preview: SintraPreviewTexts = {
  panes: (count, colour, from) =>
    from === 'centre' ? `${counted(count, colour)} du centre` : `${counted(count, colour)} de la fabrique ${from + 1}`,
  glazier: 'Retour du vitrier',
  strip: (slot) => `planche ${slot + 1}`,
  toStrip: (slot) => `vers la planche ${slot + 1}`,
  glass: 'verre brisé',
  toGlass: 'vers la piste de verre brisé',
  fills: (count) => `Remplit ${spaces(count)}`,
  fillsJokers: (count) => `Remplit ${jokerSpaces(count)}`,
  holds: (filled, all) => `la planche en compte alors ${filled} sur ${all}`,
  breaks: (count) =>
    plural(count, {
      one: `${number(count)} pièce se brise`,
      many: `${number(count)} de pièces se brisent`,
      other: `${number(count)} pièces se brisent`,
    }),
  glassGoes: (way) => `Verre brisé : ${way}`,
  glassLost: (lost) => `Verre brisé : perte de ${points(lost)}`,
  completesStrip: (slot) => `Complète la planche ${slot + 1}`,
  completesWindow: (slot) => `Achève la fenêtre ${slot + 1}`,
  keeps: (colour, frame) => `une ${A_PANE[colour]} va en ${frame === 'top' ? 'haut' : 'bas'} de la fenêtre`,
  bonus: (won) => `${points(won)} pour la couleur bonus`,
  window: (won, slot) => `${points(won)} pour la fenêtre ${slot + 1}`,
  windowParts: (own, right) => `${own} pour elle-même, ${right} pour les fenêtres à sa droite`,
  starts: (round) => `Vous commencez la manche ${round}`,
  tile: 'Vous prenez la tuile Premier joueur',
  roundEnds: (round) => `Fin de la manche ${round}`,
};
