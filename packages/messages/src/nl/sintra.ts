import type { Seat } from '@leadlight/core';
import type { Context } from '../catalogue.ts';
import { isYou } from '../parts.ts';
import type { SintraTexts } from '../texts.ts';
import { board } from './board-sintra.ts';
import { log } from './log-sintra.ts';
import { preview } from './preview-sintra.ts';
import { strips } from './strips.ts';
import {
  A_PANE,
  completeWindows,
  does,
  doesThen,
  list,
  listPanes,
  panes,
  panesOf,
  plural,
  points,
  ranked,
  spaces,
  whom,
} from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

const marker = (context: Context, seat: Seat): string =>
  isYou(context, seat) ? 'Je marker voor gebroken glas' : `De marker voor gebroken glas van ${context.name(seat)}`;

const consequences: SintraTexts['consequences'] = {
  'set-up': ({ seat, indicator }, context) =>
    `${does(context, seat, 'hebt', 'heeft')} de startspelersteen. Bonuskleuren per ronde: ${list(indicator.map((colour) => colours[colour]))}.`,
  'bag-refilled': ({ panes: count }) => `De zak is leeg en wordt bijgevuld met ${panes(count)} uit de toren.`,
  'display-filled': ({ display, panes: drawn }) =>
    drawn.length === 0
      ? `Schijf ${display + 1} blijft leeg: er zijn geen glasstukken meer.`
      : `Schijf ${display + 1} krijgt ${listPanes(drawn)}.`,
  'round-started': ({ round, seat, bonus }, context) =>
    `Ronde ${round}: ${doesThen(context, seat, 'begint')}. De bonuskleur is ${colours[bonus]}.`,
  picked: ({ seat, from, colour, count }, context) =>
    from === 'centre'
      ? `${does(context, seat, 'pakt')} ${panesOf(count, colour)} uit het midden.`
      : `${does(context, seat, 'pakt')} ${panesOf(count, colour)} van schijf ${from + 1}.`,
  swept: ({ display, panes: rest }) =>
    rest.length === 0
      ? `Van schijf ${display + 1} blijft niets over voor het midden.`
      : `De rest van schijf ${display + 1} gaat naar het midden: ${listPanes(rest)}.`,
  'tile-taken': ({ seat }, context) => `${does(context, seat, 'pakt')} de startspelersteen.`,
  'glass-moved': ({ seat, steps }, context) => `${marker(context, seat)} zakt ${spaces(steps)}.`,
  'glass-lost': ({ seat, points: lost }, context) =>
    `${does(context, seat, 'verliest')} ${points(Math.abs(lost))}: de marker voor gebroken glas bereikt het laatste vak en gaat terug naar boven.`,
  'glazier-moved': ({ seat, to, rule }, context) =>
    rule === 'R-40'
      ? `${does(context, seat, 'zet')} de glaszetter terug boven paneel ${to + 1}.`
      : `${does(context, seat, 'zet')} de glaszetter boven paneel ${to + 1}.`,
  placed: ({ seat, slot, colour, spaces: filled, rule }, context) =>
    rule === 'R-21'
      ? plural(filled.length, {
          one: `${does(context, seat, 'legt')} ${panesOf(filled.length, colour)} op een jokervak van paneel ${slot + 1}.`,
          other: `${does(context, seat, 'legt')} ${panesOf(filled.length, colour)} op jokervakken van paneel ${slot + 1}.`,
        })
      : `${does(context, seat, 'legt')} ${panesOf(filled.length, colour)} op paneel ${slot + 1}.`,
  broke: ({ seat, colour, count }, context) => `${does(context, seat, 'breekt')} ${panesOf(count, colour)}.`,
  'strip-completed': ({ seat, slot }, context) => `${does(context, seat, 'maakt')} paneel ${slot + 1} vol.`,
  'colour-bonus': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor de bonuskleur van deze ronde, ${colours[colour]}.`,
  discarded: ({ seat, panes: dropped }, context) =>
    `${does(context, seat, 'gooit')} ${listPanes(dropped)} in de toren.`,
  kept: ({ seat, slot, colour, frame }, context) =>
    frame === 'top'
      ? `${does(context, seat, 'houdt')} een ${A_PANE[colour]} voor het bovenste vak van raam ${slot + 1}.`
      : `${does(context, seat, 'houdt')} een ${A_PANE[colour]} voor het onderste vak van raam ${slot + 1}.`,
  'strip-flipped': ({ seat, slot, side }, context) =>
    side === 'front'
      ? `${does(context, seat, 'draait')} paneel ${slot + 1} om: de voorkant ligt nu boven.`
      : `${does(context, seat, 'draait')} paneel ${slot + 1} om: de achterkant ligt nu boven.`,
  'strip-left': ({ seat, slot }, context) =>
    `${does(context, seat, 'voltooit')} raam ${slot + 1}: het paneel gaat uit het spel.`,
  'window-scored': ({ seat, slot, own, right, points: won }, context) =>
    right === 0
      ? `${does(context, seat, 'scoort')} ${points(won)} voor raam ${slot + 1}.`
      : `${does(context, seat, 'scoort')} ${points(won)} voor raam ${slot + 1}: ${own} voor het raam zelf en ${right} voor de ramen rechts ervan.`,
  'round-ended': ({ round, colour }) =>
    `Ronde ${round} is voorbij: een ${A_PANE[colour]} gaat van de rondewijzer naar de toren.`,
  'tile-returned': ({ seat }, context) =>
    `Niemand pakte iets uit het midden, dus de startspelersteen gaat terug naar ${whom(context, seat)}.`,
  'leftover-scored': ({ seat, panes: left, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor ${panes(left)} op de panelen.`,
  'glass-scored': ({ seat, points: lost }, context) =>
    lost === 0
      ? `${does(context, seat, 'verliest')} niets op het spoor voor gebroken glas.`
      : `${does(context, seat, 'verliest')} ${points(Math.abs(lost))} op het spoor voor gebroken glas.`,
  'ornament-scored': ({ seat, ornament, filled, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor ornament ${ornament + 1}: ${filled} van de 4 vakken gevuld.`,
  'palace-scored': ({ seat, windows, panes: count, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor het paleis: ${completeWindows(windows)} × ${panes(count)} van één kleur.`,
  ranked,
  abandoned: 'Het spel is afgebroken: er is geen uitslag.',
};

export const sintra: SintraTexts = { consequences, board, preview, log, strips };
