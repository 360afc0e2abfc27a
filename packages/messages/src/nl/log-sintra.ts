import type { SintraLogTexts, Taken } from '../log.ts';
import { A_PANE, does, number, panes, panesOf, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

/** The panes that fit, as the object of ‘legt’. */
function them({ count, placed }: Taken): string {
  if (count === 1) return 'het';
  return placed < count ? `er ${number(placed)}` : 'ze';
}

export const log: SintraLogTexts = {
  setUp: 'Voorbereiding klaar',
  bonusColour: (colour) => `bonuskleur ${colours[colour]}`,
  roundOver: (round) => `Ronde ${round} voorbij`,
  glazier: 'glaszetter terug',
  stripDone: (slot) => `paneel ${slot + 1} vol`,
  windowDone: (slot) => `raam ${slot + 1} voltooid`,
  won: (count) => `+${points(count)}`,
  lost: (count) => `−${points(count)}`,
  broke: (count) => `${number(count)} gebroken`,
  tile: 'startspelersteen',
  total: points,
  took: (taken, context) => {
    const { seat, from, colour, count, slot } = taken;
    const place = from === 'centre' ? 'uit het midden' : `van schijf ${from + 1}`;
    const takes = `${does(context, seat, 'pakt')} ${panesOf(count, colour)} ${place}`;
    if (slot !== null) return `${takes} en legt ${them(taken)} op paneel ${slot + 1}.`;
    return plural(count, { one: `${takes}, maar het breekt.`, other: `${takes}, maar ze breken allemaal.` });
  },
  tookTile: 'De startspelersteen gaat mee.',
  panesBroke: (count) => plural(count, { one: `${panes(count)} breekt.`, other: `${panes(count)} breken.` }),
  pointsLost: (count) => `De marker voor gebroken glas bereikt het laatste vak. Dat kost ${points(count)}.`,
  stripIsDone: (slot) => `Paneel ${slot + 1} is vol.`,
  windowIsDone: (slot) => `Raam ${slot + 1} is voltooid.`,
  kept: (colour, frame) =>
    `Een ${A_PANE[colour]} gaat in het ${frame === 'top' ? 'bovenste' : 'onderste'} vak van het raam.`,
  bonusScored: (count) => `De bonuskleur levert ${points(count)} op.`,
  windowScored: (slot, count, own, right) =>
    right === 0
      ? `Raam ${slot + 1} levert ${points(count)} op.`
      : `Raam ${slot + 1} levert ${points(count)} op: ${number(own)} voor het raam zelf en ${number(right)} voor de ramen rechts ervan.`,
};
