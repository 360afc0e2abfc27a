import type { SintraExplanations } from '../explain-sintra.ts';
import { number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const explanations: SintraExplanations = {
  window: (slot, worth, right) =>
    right === 0
      ? `Window ${slot + 1} gets a pane when the strip above it is full, and scores ${points(worth)}. Windows with panes to its right would add their values.`
      : `Window ${slot + 1} gets a pane when the strip above it is full, and scores ${points(worth)} now: ${number(worth - right)} for itself and ${number(right)} for windows with panes to its right.`,
  windowComplete: (slot, value) =>
    `Window ${slot + 1} is complete. It still adds its value, ${number(value)}, to every window to its left.`,
  ornament: (filled, [two, three, four]) =>
    `At the end, an ornament scores for the filled window spaces around it: ${two} for 2, ${three} for 3, ${four} for 4. Here, ${filled} of 4 are filled.`,
  glass: (lost, steps, last) =>
    plural(steps, {
      one: `Each broken pane moves the marker down. At the end, it costs ${points(lost)} here. The next space costs ${points(last)} at once.`,
      other: `Each broken pane moves the marker down. At the end, it costs ${points(lost)} here. The last space, ${number(steps)} spaces on, costs ${points(last)} at once.`,
    }),
  bonus: (colour) =>
    `This round’s bonus colour is ${colours[colour]}: a strip that you complete scores 1 point for each ${colours[colour]} pane on it.`,
  roundsOver: 'All six rounds are over.',
  supply:
    'The displays are filled from the bag. Panes that break or leave a strip go to the tower, and return when the bag is empty.',
  display: (display) =>
    `Display ${display + 1}: you take all its panes of one colour, and the others go to the centre.`,
  emptyDisplay: (display) => `Display ${display + 1} is empty until the next round.`,
  centre: 'From the centre, you take all panes of one colour.',
  centreWithTile:
    'From the centre, you take all panes of one colour. The first to do so this round also gets the starting tile and goes down 1 space on the broken glass track.',
  tile: 'The player with the starting tile starts the next round.',
  strip: (slot) =>
    `Strip ${slot + 1}: when all 5 spaces are full, one of its panes goes into the window below. The top shows its other side.`,
  panesFirst: (slot) => `Choose panes first. They go on spaces of their colour on strip ${slot + 1}.`,
  stripLeft: (slot) =>
    `Strip ${slot + 1} is to the left of the glazier, so it’s out of reach until the glazier moves back.`,
  stripGone: (slot) => `Window ${slot + 1} is complete, so its strip has left the game.`,
  glazier:
    'The glazier works on the strip below and on those to its right. Moving it back to the left takes a whole turn.',
  palace: 'Touch anything to learn what it is.',
};
