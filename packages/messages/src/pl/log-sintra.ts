import type { SintraLogTexts, Taken } from '../log.ts';
import { capital, does, number, panes, PANES, panesOf, plural, points } from './grammar.ts';
import { isYou } from '../parts.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

/** The panes that fit, as the object of the second verb. */
function them({ count, placed }: Taken): string {
  if (count === 1) return 'ją';
  return placed < count ? `${number(placed)} z nich` : 'je';
}

export const log: SintraLogTexts = {
  setUp: 'Gra przygotowana',
  bonusColour: (colour) => `kolor premiowy: ${colours[colour]}`,
  roundOver: (round) => `Koniec rundy ${round}`,
  glazier: 'witrażysta wraca',
  stripDone: (slot) => `kwatera ${slot + 1} ukończona`,
  windowDone: (slot) => `okno ${slot + 1} ukończone`,
  won: (count) => `+${number(count)} pkt`,
  lost: (count) => `−${number(count)} pkt`,
  broke: (count) =>
    `${number(count)} ${plural(count, { one: 'stłuczona', few: 'stłuczone', many: 'stłuczonych', other: 'stłuczonej' })}`,
  tile: 'znacznik rozpoczynającego',
  total: points,
  took: (taken, context) => {
    const { seat, from, colour, count, slot } = taken;
    const place = from === 'centre' ? 'ze środka' : `z warsztatu ${from + 1}`;
    const takes = `${does(context, seat, 'bierzesz', 'bierze')} ${panesOf(count, colour)} ${place}`;
    if (slot === null) return count === 1 ? `${takes}, ale ta się tłucze.` : `${takes}, ale wszystkie się tłuką.`;
    return `${takes} i ${isYou(context, seat) ? 'kładziesz' : 'kładzie'} ${them(taken)} na kwaterze ${slot + 1}.`;
  },
  tookTile: 'Do tego dochodzi znacznik gracza rozpoczynającego.',
  panesBroke: (count) =>
    plural(count, {
      one: `Tłucze się ${panes(count)}.`,
      few: `Tłuką się ${panes(count)}.`,
      many: `Tłucze się ${panes(count)}.`,
      other: `Tłucze się ${panes(count)}.`,
    }),
  pointsLost: (count) => `Strata na końcu toru stłuczonego szkła: ${points(count)}.`,
  stripIsDone: (slot) => `Kwatera ${slot + 1} jest ukończona.`,
  windowIsDone: (slot) => `Okno ${slot + 1} jest ukończone.`,
  kept: (colour, frame) =>
    `${capital(PANES[colour].nominative)} trafia do ${frame === 'top' ? 'górnej' : 'dolnej'} ramy okna.`,
  bonusScored: (count) => `Kolor premiowy daje ${points(count)}.`,
  windowScored: (slot, count, own, right) =>
    right === 0
      ? `Okno ${slot + 1} daje ${points(count)}.`
      : `Okno ${slot + 1} daje ${points(count)}: ${number(own)} za to okno i ${number(right)} za okna po jego prawej stronie.`,
};
