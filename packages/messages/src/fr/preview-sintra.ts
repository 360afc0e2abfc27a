import type { Colour } from '@leadlight/sintra';
import type { SintraPreviewTexts } from '../preview.ts';
import {
  A_PANE,
  brokenPanes,
  filledSpaces,
  jokersFilled,
  list,
  number,
  OF_GLASS,
  plural,
  points,
  spacesFilled,
} from './grammar.ts';

/** Agreed with “pièces”, which is left out. */
const SOME: Readonly<Record<Colour, string>> = {
  pink: 'roses',
  orange: 'orange',
  yellow: 'jaunes',
  blue: 'bleues',
  white: 'blanches',
};

export const counted = (count: number, colour: Colour): string =>
  `${number(count)} ${plural(count, { one: OF_GLASS[colour], many: SOME[colour], other: SOME[colour] })}`;

export const preview: SintraPreviewTexts = {
  panes: (count, colour, from) =>
    from === 'centre' ? `${counted(count, colour)} du centre` : `${counted(count, colour)} de la Fabrique ${from + 1}`,
  glazier: 'Retour du vitrier',
  strip: (slot) => `planche ${slot + 1}`,
  toStrip: (what, slot) => `${what} vers la planche ${slot + 1}`,
  glazierTo: (slot) => `Retour du vitrier au-dessus de la planche ${slot + 1}`,
  glass: 'verre brisé',
  toGlass: (what) => `${what} à briser`,
  fills: spacesFilled,
  fillsJokers: jokersFilled,
  holds: (filled, all) => `planche : ${filledSpaces(filled)} sur ${all}`,
  breaks: brokenPanes,
  glassGoes: (way) => `Verre brisé : ${way}`,
  glassLost: (lost) => `Verre brisé : ${points(lost)} en moins`,
  completesStrip: (slot) => `Planche ${slot + 1} complétée`,
  completesWindow: (slot) => `Fenêtre ${slot + 1} achevée`,
  keeps: (colour, frame) => `${A_PANE[colour]} placée dans la case ${frame === 'top' ? 'supérieure' : 'inférieure'}`,
  bonus: (won) => `${points(won)} pour la couleur bonus`,
  window: (won, slot) => `${points(won)} pour la fenêtre ${slot + 1}`,
  windowParts: (own, right) => `${own} pour elle-même, ${right} pour celles à sa droite`,
  starts: (round) => `Vous commencerez la manche ${round}`,
  tile: 'Vous prenez la tuile Premier joueur',
  roundEnds: (round) => `Fin de la manche ${round}`,
  placePanes: (count) =>
    plural(count, { one: 'Placer la pièce', many: 'Placer les pièces', other: 'Placer les pièces' }),
  breakPanes: (count) =>
    plural(count, { one: 'Briser la pièce', many: 'Briser les pièces', other: 'Briser les pièces' }),
  moveBack: 'Ramener le vitrier',
  wholeTurn: 'Prend un tour entier',
  orBack: 'Ramener le vitrier (tour entier)',
  reach: (slots, isAll) => {
    if (slots.length === 0) return 'Aucune planche à portée : les pièces prises se briseront';
    if (isAll) return 'Toutes les planches sont à portée';
    const numbers = list(slots.map((slot) => String(slot + 1)));
    return plural(slots.length, {
      one: `À portée : planche ${numbers}`,
      many: `À portée : planches ${numbers}`,
      other: `À portée : planches ${numbers}`,
    });
  },
  nearLoss: (count, lost) =>
    plural(count, {
      one: `Attention : la prochaine pièce brisée coûtera ${points(lost)}`,
      many: `Attention : encore ${number(count)} pièces brisées, et vous perdrez ${points(lost)}`,
      other: `Attention : encore ${number(count)} pièces brisées, et vous perdrez ${points(lost)}`,
    }),
  keepMatters: {
    A: 'Sur la face A, votre choix détermine seulement les couleurs qui vont dans la tour de rangement.',
    B: 'Sur la face B, votre meilleure couleur rapporte des points à la fin.',
  },
};
