import type { SintraLogTexts, Taken } from '../log.ts';
import { does, number, panes, panesOf, plural, points } from './grammar.ts';
import { isYou } from '../parts.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

/** The panes that fit, as the object of the second verb. */
function them({ count, placed }: Taken): string {
  if (count === 1) return 'it';
  return placed < count ? `${number(placed)} of them` : 'them';
}

export const log: SintraLogTexts = {
  setUp: 'Game set up',
  bonusColour: (colour) => `bonus colour ${colours[colour]}`,
  roundOver: (round) => `Round ${round} over`,
  glazier: 'glazier back',
  stripDone: (slot) => `strip ${slot + 1} complete`,
  windowDone: (slot) => `window ${slot + 1} complete`,
  won: (count) => `+${points(count)}`,
  lost: (count) => `−${points(count)}`,
  broke: (count) => `${number(count)} broke`,
  tile: 'starting tile',
  total: points,
  took: (taken, context) => {
    const { seat, from, colour, count, slot } = taken;
    const place = from === 'centre' ? 'the centre' : `display ${from + 1}`;
    const takes = `${does(context, seat, 'take', 'takes')} ${panesOf(count, colour)} from ${place}`;
    if (slot === null) return plural(count, { one: `${takes}, and it breaks.`, other: `${takes}, and they break.` });
    return `${takes} and ${isYou(context, seat) ? 'place' : 'places'} ${them(taken)} on strip ${slot + 1}.`;
  },
  tookTile: 'The starting tile is taken too.',
  panesBroke: (count) => plural(count, { one: `${panes(count)} breaks.`, other: `${panes(count)} break.` }),
  pointsLost: (count) => `Reaching the end of the broken glass track costs ${points(count)}.`,
  stripIsDone: (slot) => `Strip ${slot + 1} is complete.`,
  windowIsDone: (slot) => `Window ${slot + 1} is complete.`,
  kept: (colour, frame) => `One ${colours[colour]} pane goes into the ${frame} of the window.`,
  bonusScored: (count) => `The bonus colour scores ${points(count)}.`,
  windowScored: (slot, count, own, right) =>
    right === 0
      ? `Window ${slot + 1} scores ${points(count)}.`
      : `Window ${slot + 1} scores ${points(count)}: ${number(own)} for the window and ${number(right)} for windows to its right.`,
};
