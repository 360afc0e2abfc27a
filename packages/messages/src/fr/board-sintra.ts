import type { Space, SpaceView, WindowView } from '@leadlight/sintra';
import type { SintraBoardTexts } from '../board-sintra.ts';
import { A_PANE, filledSpaces, list, listPanes, number, OF_GLASS, panesOf, points, spaces } from './grammar.ts';
import { needsIn } from '../parts.ts';
import { names } from './names.ts';
import { preview } from './preview-sintra.ts';

const { colours, joker } = names.sintra;

const spaceName = (space: Space): string => (space === 'joker' ? joker : OF_GLASS[space]);

const spaceLook = ({ takes, pane }: SpaceView): string => {
  if (pane === null) return `${spaceName(takes)} (vide)`;
  return takes === 'joker' ? `${joker} (${A_PANE[pane]})` : `${spaceName(takes)} (occupée)`;
};

const frames = ({ top, bottom }: WindowView): string =>
  `en haut, ${top === null ? 'case vide' : A_PANE[top]} ; en bas, ${bottom === null ? 'case vide' : A_PANE[bottom]}`;

/** Agreed with “pièce”, and with “pièces”. */
const NEEDED: Readonly<Record<Space, readonly [one: string, other: string]>> = {
  pink: ['rose', 'roses'],
  orange: ['orange', 'orange'],
  yellow: ['jaune', 'jaunes'],
  blue: ['bleue', 'bleues'],
  white: ['blanche', 'blanches'],
  joker: ['Joker', 'Jokers'],
};

const needed = ([space, count]: readonly [Space, number]): string => `${count} ${NEEDED[space][count === 1 ? 0 : 1]}`;

export const board: SintraBoardTexts = {
  displays: 'Cercles Fabrique et centre',
  display: (display) => `Fabrique ${display + 1}`,
  emptyDisplay: (display) => `Fabrique ${display + 1}, vide`,
  displayHolds: (display, held) =>
    held.length === 0 ? `La Fabrique ${display + 1} est vide.` : `Fabrique ${display + 1} : ${listPanes(held)}.`,
  centre: 'Centre',
  emptyCentre: 'Centre, vide',
  centreHolds: (held) => (held.length === 0 ? 'Le centre est vide.' : `Au centre : ${listPanes(held)}.`),
  panes: (count, colour, from) =>
    from === 'centre' ? `${panesOf(count, colour)} au centre` : `${panesOf(count, colour)} sur la Fabrique ${from + 1}`,
  panesFrom: preview.panes,
  colour: (colour) => colours[colour],
  tileInCentre: 'La tuile Premier joueur est au centre.',
  holdsTile: 'possède la tuile Premier joueur',
  round: (round) => `Manche ${round}`,
  bonus: 'couleur bonus',
  bonusIs: (colour) => `Couleur bonus : ${colours[colour]}`,
  indicator: (space, colour) =>
    colour === null ? `Manche ${space + 1} : terminée` : `Manche ${space + 1}, couleur bonus : ${colours[colour]}`,
  supply: 'Sac et tour de rangement',
  bag: 'Sac',
  tower: 'Tour de rangement',
  palace: (name) => `Palais : ${name}`,
  yourPalace: 'Votre palais',
  strip: (slot, seen, reverse) =>
    `Planche ${slot + 1}, cases : ${list(seen.map(spaceLook))}. Autre face : ${list(reverse.map(spaceName))}.`,
  stripNeeds: (slot, seen) => `Planche ${slot + 1} : il manque ${list(needsIn(seen).map(needed))}.`,
  stripGone: (slot) => `La planche ${slot + 1} a été retirée du jeu.`,
  outOfReach: 'Hors de portée.',
  fills: (count) => `Vous y rempliriez ${spaces(count)}.`,
  window: (slot, window, worth) =>
    window.top !== null && window.bottom !== null
      ? `Fenêtre ${slot + 1}, valeur ${window.value} : ${frames(window)}. Achevée.`
      : `Fenêtre ${slot + 1}, valeur ${window.value} : ${frames(window)}. Rapporterait ${points(worth)} maintenant.`,
  worth: (worth) => `→ ${worth}`,
  ornament: (ornament, filled, won) => `Ornement ${ornament + 1} : ${filledSpaces(filled)} sur 4, ${points(won)}.`,
  glazier: (slot) => `Le vitrier est à l’emplacement ${slot + 1}.`,
  glazierBack: 'Ramener le vitrier',
  glassAt: (value) => `Piste de verre brisé : ${number(value)}.`,
  letBreak: 'Briser toutes les pièces',
  seat: (name, { score, glass }, toMove) =>
    toMove
      ? `${name}, tour en cours : ${points(score)}, verre brisé ${number(glass.value)}. Afficher le palais`
      : `${name} : ${points(score)}, verre brisé ${number(glass.value)}. Afficher le palais`,
  standing: (name, { score, glass }) => `${name} : ${points(score)}, verre brisé ${number(glass.value)}.`,
  players: 'Joueurs',
  value: number,
  close: 'Fermer',
};
