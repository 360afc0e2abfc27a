import type { Space, SpaceView, WindowView } from '@leadlight/sintra';
import type { SintraBoardTexts } from '../board-sintra.ts';
import { list, listPanes, number, panesOf, points, spaces } from './grammar.ts';
import { needsIn } from '../parts.ts';
import { names } from './names.ts';
import { preview } from './preview-sintra.ts';

const { colours, joker } = names.sintra;

const spaceName = (space: Space): string => (space === 'joker' ? joker : colours[space]);

const spaceLook = ({ takes, pane }: SpaceView): string => {
  if (pane === null) return `${spaceName(takes)} leeg`;
  return takes === 'joker' ? `${joker} gevuld met ${colours[pane]}` : `${spaceName(takes)} gevuld`;
};

const frames = ({ top, bottom }: WindowView): string =>
  `boven ${top === null ? 'leeg' : colours[top]}, onder ${bottom === null ? 'leeg' : colours[bottom]}`;

const needed = ([space, count]: readonly [Space, number]): string =>
  space === 'joker' ? `${count} ${count === 1 ? joker : 'jokers'}` : `${count} ${colours[space]}`;

export const board: SintraBoardTexts = {
  displays: 'Schijven en midden',
  display: (display) => `Schijf ${display + 1}`,
  emptyDisplay: (display) => `Schijf ${display + 1}, leeg`,
  displayHolds: (display, held) =>
    held.length === 0 ? `Schijf ${display + 1} is leeg.` : `Schijf ${display + 1}: ${listPanes(held)}.`,
  centre: 'Midden',
  emptyCentre: 'Midden, leeg',
  centreHolds: (held) => (held.length === 0 ? 'Het midden is leeg.' : `Midden: ${listPanes(held)}.`),
  panes: (count, colour, from) =>
    from === 'centre' ? `${panesOf(count, colour)} in het midden` : `${panesOf(count, colour)} op schijf ${from + 1}`,
  panesFrom: preview.panes,
  colour: (colour) => colours[colour],
  tileInCentre: 'De startspelersteen ligt in het midden.',
  holdsTile: 'heeft de startspelersteen',
  round: (round) => `Ronde ${round}`,
  bonus: 'bonuskleur',
  bonusIs: (colour) => `Bonuskleur: ${colours[colour]}`,
  indicator: (space, colour) =>
    colour === null ? `Ronde ${space + 1}: voorbij` : `Ronde ${space + 1}: bonuskleur ${colours[colour]}`,
  supply: 'Zak en toren',
  bag: 'Zak',
  tower: 'Toren',
  palace: (name) => `Paleis: ${name}`,
  yourPalace: 'Je paleis',
  strip: (slot, seen, reverse) =>
    `Paneel ${slot + 1}: ${list(seen.map(spaceLook))}. Andere zijde: ${list(reverse.map(spaceName))}.`,
  stripNeeds: (slot, seen) => `Paneel ${slot + 1}: nog ${list(needsIn(seen).map(needed))} nodig.`,
  stripGone: (slot) => `Paneel ${slot + 1} is uit het spel.`,
  outOfReach: 'Buiten bereik.',
  fills: (count) => `Vult ${spaces(count)}.`,
  window: (slot, window, worth) =>
    window.top !== null && window.bottom !== null
      ? `Raam ${slot + 1}, waarde ${window.value}: ${frames(window)}. Voltooid.`
      : `Raam ${slot + 1}, waarde ${window.value}: ${frames(window)}. Zou nu ${points(worth)} opleveren.`,
  worth: (worth) => `→ ${worth}`,
  ornament: (ornament, filled, won) => `Ornament ${ornament + 1}: ${filled} van de 4 vakken gevuld, ${points(won)}.`,
  glazier: (slot) => `De glaszetter staat boven plek ${slot + 1}.`,
  glazierBack: 'Glaszetter terugzetten',
  glassAt: (value) => `Spoor voor gebroken glas: ${number(value)}.`,
  letBreak: 'Alle glasstukken laten breken',
  seat: (name, { score, glass }, toMove) =>
    toMove
      ? `${name}, aan de beurt: ${points(score)}, gebroken glas ${number(glass.value)}. Paleis tonen`
      : `${name}: ${points(score)}, gebroken glas ${number(glass.value)}. Paleis tonen`,
  standing: (name, { score, glass }) => `${name}: ${points(score)}, gebroken glas ${number(glass.value)}.`,
  players: 'Spelers',
  value: number,
  close: 'Sluiten',
};
