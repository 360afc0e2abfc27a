import type { SintraExplanations } from '../explain-sintra.ts';
import { number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const explanations: SintraExplanations = {
  window: (slot, worth, right) =>
    right === 0
      ? `When the strip above is full, window ${slot + 1} gets a pane and scores ${points(worth)}. Any window to its right that holds a pane would add its value.`
      : `When the strip above is full, window ${slot + 1} gets a pane. It would score ${points(worth)} now: ${number(worth - right)} for itself and ${number(right)} for windows to its right that hold a pane.`,
  windowComplete: (slot, value) =>
    `Window ${slot + 1} is complete. It still adds its value of ${number(value)} whenever a window to its left scores.`,
  ornament: (filled, [two, three, four]) =>
    `At the end, each ornament scores for the filled window spaces around it: ${points(two)} for 2 spaces, ${three} for 3 and ${four} for 4. This one has ${filled} of 4.`,
  glass: (lost, steps, last) =>
    plural(steps, {
      one: `Each broken pane moves the marker down 1 space. Where it is now, it costs ${points(lost)} at the end of the game. The next space costs ${points(last)} at once.`,
      other: `Each broken pane moves the marker down 1 space. Where it is now, it costs ${points(lost)} at the end of the game. The last space, ${number(steps)} spaces further down, costs ${points(last)} at once.`,
    }),
  bonus: (colour) =>
    `This round’s bonus colour is ${colours[colour]}: each strip you complete scores 1 point for every ${colours[colour]} pane on it.`,
  roundsOver: 'All six rounds are over.',
  supply:
    'The displays are filled from the bag. Broken panes, and the 4 you don’t keep from a full strip, go to the tower. When the bag is empty, the tower refills it.',
  display: (display) => `Display ${display + 1}: take all its panes of one colour. The others go to the centre.`,
  emptyDisplay: (display) => `Display ${display + 1} is empty for the rest of this round.`,
  centre: 'From the centre, take all panes of one colour.',
  centreWithTile:
    'From the centre, take all panes of one colour. The first player to do so this round also takes the starting tile and moves their broken glass marker down 1 space.',
  tile: 'The player with the starting tile starts the next round.',
  strip: (slot) =>
    `Strip ${slot + 1}: when all 5 spaces are filled, one of its panes goes into the window below. The icons at the top show its other side.`,
  panesFirst: (slot) => `Choose panes first. On strip ${slot + 1}, each needs an empty space of its colour or a joker.`,
  stripLeft: (slot) =>
    `Strip ${slot + 1} is to the left of the glazier, so it’s out of reach until the glazier moves back.`,
  stripGone: (slot) => `Window ${slot + 1} is complete, so its strip has left the game.`,
  glazier:
    'Panes go on the strip below the glazier or on one to its right. Moving the glazier back to the left takes a whole turn.',
  palace: 'Select anything to find out what it does.',
};
