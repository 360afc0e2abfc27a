import type { SintraLogTexts, Taken } from '../log.ts';
import { A_PANE, does, number, panes, panesOf, plural, points } from './grammar.ts';
import { isYou } from '../parts.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

/** The second verb with the panes that fit as its object. */
function placing({ count, placed }: Taken, verb: string): string {
  if (count === 1) return `la ${verb}`;
  return placed < count ? `en ${verb} ${number(placed)}` : `les ${verb}`;
}

export const log: SintraLogTexts = {
  setUp: 'Mise en place',
  bonusColour: (colour) => `couleur bonus : ${colours[colour]}`,
  roundOver: (round) => `Fin de la manche ${round}`,
  glazier: 'retour du vitrier',
  stripDone: (slot) => `planche ${slot + 1} complétée`,
  windowDone: (slot) => `fenêtre ${slot + 1} achevée`,
  won: (count) => `+${points(count)}`,
  lost: (count) => `−${points(count)}`,
  broke: (count) => `${number(count)} ${plural(count, { one: 'brisée', many: 'brisées', other: 'brisées' })}`,
  tile: 'tuile Premier joueur',
  total: points,
  took: (taken, context) => {
    const { seat, from, colour, count, slot } = taken;
    const place = from === 'centre' ? 'au centre' : `sur la Fabrique ${from + 1}`;
    const takes = `${does(context, seat, 'prenez', 'prend')} ${panesOf(count, colour)} ${place}`;
    if (slot !== null)
      return `${takes} et ${placing(taken, isYou(context, seat) ? 'placez' : 'place')} sur la planche ${slot + 1}.`;
    return count === 1 ? `${takes} : la pièce se brise.` : `${takes} : toutes se brisent.`;
  },
  tookTile: 'La tuile Premier joueur est prise au passage.',
  panesBroke: (count) => (count < 2 ? `${panes(count)} se brise.` : `${panes(count)} se brisent.`),
  pointsLost: (count) => `Le marqueur atteint le bout de la piste de verre brisé : ${points(count)} en moins.`,
  stripIsDone: (slot) => `La planche ${slot + 1} est complète.`,
  windowIsDone: (slot) => `La fenêtre ${slot + 1} est achevée.`,
  kept: (colour, frame) =>
    `Une ${A_PANE[colour]} va dans la case ${frame === 'top' ? 'supérieure' : 'inférieure'} de la fenêtre.`,
  bonusScored: (count) => `La couleur bonus rapporte ${points(count)}.`,
  windowScored: (slot, count, own, right) =>
    right === 0
      ? `La fenêtre ${slot + 1} rapporte ${points(count)}.`
      : `La fenêtre ${slot + 1} rapporte ${points(count)} : ${number(own)} pour elle-même et ${number(right)} pour celles à sa droite.`,
};
