import type { Colour, Space } from '@leadlight/sintra';
import { tally } from '../parts.ts';
import { eitherOf } from '../plural.ts';
import type { Vocabulary } from '../typed.ts';
import type { Lying, SintraTerm, SintraTypedTexts } from '../typed-sintra.ts';
import { filledSpaces, list, number, panes, SOME_PANES } from './grammar.ts';
import { names } from './names.ts';
import { counted } from './preview-sintra.ts';

const { colours } = names.sintra;

export const words: Vocabulary<SintraTerm> = {
  pink: 'rose, roses',
  orange: 'orange, oranges',
  yellow: 'jaune, jaunes',
  blue: 'bleu, bleue, bleus, bleues',
  white: 'blanc, blanche, blancs, blanches',
  display: 'Fabrique, fabriques, cercle, cercles, cercle Fabrique',
  centre: 'centre, milieu',
  strip: 'planche, planches, bande, bandes, motif, fenêtre',
  joker: 'Joker, jokers',
  keep: 'garder, garde, gardez, gardant',
  break: 'briser, brise, brisez, casser, casse, x',
  glazier: 'vitrier',
  back: 'retour, revient, ramener, ramène, recule, reculer, arrière',
};

const either = eitherOf('fr');

const there = ({ from, count }: Lying): string =>
  from === 'centre' ? `${number(count)} au centre` : `${number(count)} sur la Fabrique ${from + 1}`;

const missing = (empty: readonly Space[]): string =>
  list(
    tally(empty).map(([space, count]) =>
      space === 'joker' ? `${panes(count)} de n’importe quelle couleur` : counted(count, space),
    ),
  );

const counts = (held: Readonly<Record<Colour, number>>): string =>
  list(Object.entries(held).flatMap(([colour, count]) => (count === 0 ? [] : [counted(count, colour as Colour)])));

export const typed: SintraTypedTexts = {
  whichColour: 'Quelle couleur ?',
  whichPanes: (colour, lying) => `Quelles ${SOME_PANES[colour]} : ${either(lying.map(there))} ?`,
  noPanes: (colour) => `Il n’y a pas de ${SOME_PANES[colour]} à prendre.`,
  lies: (lying) => `À prendre : ${list(lying.map(there))}.`,
  fits: (colour, strips) =>
    `Planches pour le ${colours[colour]} : ${list(strips.map(({ slot, room }) => `${slot + 1} (${number(room)} au plus)`))}.`,
  fitsNone: (colour) => `Aucune planche à portée n’accepte le ${colours[colour]}.`,
  lacks: (name, strips) =>
    `${name} : ${strips.map(({ slot, empty }) => `planche ${slot + 1}, il manque ${missing(empty)}`).join(' ; ')}.`,
  lacksMuch: (name) => `${name} : aucune planche à portée n’est presque complète.`,
  bag: (held) => `Sac : ${counts(held)}.`,
  bagEmpty: 'Le sac est vide.',
  tower: (held) => `Tour de rangement : ${counts(held)}.`,
  strip: ({ slot, empty }, spaces) =>
    empty.length === 0
      ? `La planche ${slot + 1} est complète.`
      : `Planche ${slot + 1} : ${filledSpaces(spaces - empty.length)} sur ${spaces}. Il manque ${missing(empty)}.`,
  strips: (filled) =>
    `Cases occupées, de la planche 1 à la ${filled.length} : ${filled.map((count) => (count === null ? 'retirée' : number(count))).join(', ')}.`,
  noDisplay: (displays) => `Les Fabriques sont numérotées de 1 à ${displays}.`,
  noStrip: (strips) => `Les planches sont numérotées de 1 à ${strips}.`,
};
