import type { Space, SpaceView, WindowView } from '@leadlight/sintra';
import type { SintraBoardTexts } from '../board-sintra.ts';
import { list, listPanes, number, panesOf, plural, points } from './grammar.ts';
import { needsIn } from '../parts.ts';
import { names } from './names.ts';
import { preview } from './preview-sintra.ts';

const { colours, joker } = names.sintra;

const spaceName = (space: Space): string => (space === 'joker' ? joker : colours[space]);

const spaceLook = ({ takes, pane }: SpaceView): string => {
  if (pane === null) return `${spaceName(takes)} empty`;
  return takes === 'joker' ? `${joker} filled with ${colours[pane]}` : `${spaceName(takes)} filled`;
};

const frames = ({ top, bottom }: WindowView): string =>
  `top ${top === null ? 'empty' : colours[top]}, bottom ${bottom === null ? 'empty' : colours[bottom]}`;

const needed = ([space, count]: readonly [Space, number]): string =>
  space === 'joker' ? plural(count, { one: '1 joker', other: `${count} jokers` }) : `${count} ${colours[space]}`;

export const board: SintraBoardTexts = {
  displays: 'Displays and centre',
  display: (display) => `Display ${display + 1}`,
  emptyDisplay: (display) => `Display ${display + 1}, empty`,
  displayHolds: (display, held) =>
    held.length === 0 ? `Display ${display + 1} is empty.` : `Display ${display + 1}: ${listPanes(held)}.`,
  centre: 'Centre',
  emptyCentre: 'Centre, empty',
  centreHolds: (held) => (held.length === 0 ? 'The centre is empty.' : `Centre: ${listPanes(held)}.`),
  panes: (count, colour, from) =>
    from === 'centre' ? `${panesOf(count, colour)} in the centre` : `${panesOf(count, colour)} on display ${from + 1}`,
  panesFrom: preview.panes,
  colour: (colour) => colours[colour],
  tileInCentre: 'The starting tile is in the centre.',
  holdsTile: 'holds the starting tile',
  round: (round) => `Round ${round}`,
  bonus: 'bonus colour',
  bonusIs: (colour) => `Bonus colour: ${colours[colour]}`,
  indicator: (space, colour) =>
    colour === null ? `Round ${space + 1}: over` : `Round ${space + 1}: bonus colour ${colours[colour]}`,
  supply: 'Bag and tower',
  bag: 'Bag',
  tower: 'Tower',
  palace: (name) => `Palace: ${name}`,
  yourPalace: 'Your palace',
  strip: (slot, spaces, reverse) =>
    `Strip ${slot + 1}: ${list(spaces.map(spaceLook))}. Other side: ${list(reverse.map(spaceName))}.`,
  stripNeeds: (slot, spaces) => `Strip ${slot + 1}: needs ${list(needsIn(spaces).map(needed))}.`,
  stripGone: (slot) => `Strip ${slot + 1} has left the game.`,
  outOfReach: 'Out of reach.',
  fills: (count) => plural(count, { one: 'Would fill 1 space.', other: `Would fill ${number(count)} spaces.` }),
  window: (slot, window, worth) =>
    window.top !== null && window.bottom !== null
      ? `Window ${slot + 1}, value ${window.value}: ${frames(window)}. Complete.`
      : `Window ${slot + 1}, value ${window.value}: ${frames(window)}. Would score ${points(worth)} now.`,
  worth: (worth) => `→ ${worth}`,
  ornament: (ornament, filled, won) => `Ornament ${ornament + 1}: ${filled} of 4 spaces filled, ${points(won)}.`,
  glazier: (slot) => `The glazier is above place ${slot + 1}.`,
  glazierBack: 'Move the glazier back',
  glassAt: (value) => `Broken glass track: ${number(value)}.`,
  letBreak: 'Break all panes',
  seat: (name, { score, glass }, toMove) =>
    toMove
      ? `${name}, to move: ${points(score)}, broken glass ${number(glass.value)}. Show palace`
      : `${name}: ${points(score)}, broken glass ${number(glass.value)}. Show palace`,
  standing: (name, { score, glass }) => `${name}: ${points(score)}, broken glass ${number(glass.value)}.`,
  players: 'Players',
  value: number,
  close: 'Close',
};
