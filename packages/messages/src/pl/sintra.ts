import { isYou } from '../parts.ts';
import type { SintraTexts } from '../texts.ts';
import { board } from './board-sintra.ts';
import { log } from './log-sintra.ts';
import { preview } from './preview-sintra.ts';
import { strips } from './strips.ts';
import {
  completeWindows,
  does,
  doneBy,
  list,
  listPanes,
  namePanes,
  number,
  PANES,
  panes,
  panesOf,
  plural,
  points,
  ranked,
  spaces,
} from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

const consequences: SintraTexts['consequences'] = {
  'set-up': ({ seat, indicator }, context) =>
    `${does(context, seat, 'masz', 'ma')} znacznik gracza rozpoczynającego. Kolory premiowe kolejnych rund: ${list(indicator.map((colour) => colours[colour]))}.`,
  'bag-refilled': ({ panes: count }) =>
    plural(count, {
      one: `Woreczek jest pusty. Z wieży trafia do niego ${panes(count)}.`,
      few: `Woreczek jest pusty. Z wieży trafiają do niego ${panes(count)}.`,
      many: `Woreczek jest pusty. Z wieży trafia do niego ${panes(count)}.`,
      other: `Woreczek jest pusty. Z wieży trafia do niego ${panes(count)}.`,
    }),
  'display-filled': ({ display, panes: drawn }) =>
    drawn.length === 0
      ? `Warsztat ${display + 1} pozostaje pusty: nie ma już tafli.`
      : `Na warsztat ${display + 1}: ${namePanes(drawn)}.`,
  'round-started': ({ round, seat, bonus }, context) =>
    `Rundę ${round} ${doneBy(context, seat, 'zaczynasz', 'zaczyna')}; kolor premiowy: ${colours[bonus]}.`,
  picked: ({ seat, from, colour, count }, context) =>
    from === 'centre'
      ? `${does(context, seat, 'bierzesz', 'bierze')} ${panesOf(count, colour)} ze środka.`
      : `${does(context, seat, 'bierzesz', 'bierze')} ${panesOf(count, colour)} z warsztatu ${from + 1}.`,
  swept: ({ display, panes: rest }) =>
    rest.length === 0
      ? `Z warsztatu ${display + 1} nic nie trafia na środek.`
      : `Z warsztatu ${display + 1} na środek: ${namePanes(rest)}.`,
  'tile-taken': ({ seat }, context) => `${does(context, seat, 'bierzesz', 'bierze')} znacznik gracza rozpoczynającego.`,
  'glass-moved': ({ seat, steps }, context) =>
    `${does(context, seat, 'przesuwasz', 'przesuwa')} swój znacznik na torze stłuczonego szkła o ${spaces(steps)} w dół.`,
  'glass-lost': ({ seat, points: lost }, context) =>
    `${does(context, seat, 'tracisz', 'traci')} ${points(Math.abs(lost))} na końcu toru stłuczonego szkła; znacznik wraca na górę.`,
  'glazier-moved': ({ seat, to, rule }, context) =>
    rule === 'R-40'
      ? `${does(context, seat, 'cofasz', 'cofa')} witrażystę nad kwaterę ${to + 1}.`
      : `${does(context, seat, 'przesuwasz', 'przesuwa')} witrażystę nad kwaterę ${to + 1}.`,
  placed: ({ seat, slot, colour, spaces: filled, rule }, context) =>
    rule === 'R-21'
      ? plural(filled.length, {
          one: `${does(context, seat, 'kładziesz', 'kładzie')} ${panesOf(filled.length, colour)} na polu jokera kwatery ${slot + 1}.`,
          few: `${does(context, seat, 'kładziesz', 'kładzie')} ${panesOf(filled.length, colour)} na polach jokera kwatery ${slot + 1}.`,
          many: `${does(context, seat, 'kładziesz', 'kładzie')} ${panesOf(filled.length, colour)} na polach jokera kwatery ${slot + 1}.`,
          other: `${does(context, seat, 'kładziesz', 'kładzie')} ${panesOf(filled.length, colour)} na polach jokera kwatery ${slot + 1}.`,
        })
      : `${does(context, seat, 'kładziesz', 'kładzie')} ${panesOf(filled.length, colour)} na kwaterze ${slot + 1}.`,
  broke: ({ seat, colour, count }, context) =>
    `${does(context, seat, 'tłuczesz', 'tłucze')} ${panesOf(count, colour)}.`,
  'strip-completed': ({ seat, slot }, context) => `${does(context, seat, 'kończysz', 'kończy')} kwaterę ${slot + 1}.`,
  'colour-bonus': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za kolor premiowy rundy (${colours[colour]}).`,
  discarded: ({ seat, panes: dropped }, context) =>
    `${does(context, seat, 'wrzucasz', 'wrzuca')} do wieży ${listPanes(dropped)}.`,
  kept: ({ seat, slot, colour, frame }, context) =>
    frame === 'top'
      ? `${does(context, seat, 'zachowujesz', 'zachowuje')} ${PANES[colour].accusative} i ${isYou(context, seat) ? 'wstawiasz' : 'wstawia'} ją do górnej ramy okna ${slot + 1}.`
      : `${does(context, seat, 'zachowujesz', 'zachowuje')} ${PANES[colour].accusative} i ${isYou(context, seat) ? 'wstawiasz' : 'wstawia'} ją do dolnej ramy okna ${slot + 1}.`,
  'strip-flipped': ({ seat, slot, side }, context) =>
    side === 'front'
      ? `${does(context, seat, 'odwracasz', 'odwraca')} kwaterę ${slot + 1} na przednią stronę.`
      : `${does(context, seat, 'odwracasz', 'odwraca')} kwaterę ${slot + 1} na tylną stronę.`,
  'strip-left': ({ seat, slot }, context) =>
    `${does(context, seat, 'kończysz', 'kończy')} okno ${slot + 1}: jego kwatera zostaje usunięta z gry.`,
  'window-scored': ({ seat, slot, own, right, points: won }, context) =>
    right === 0
      ? `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za okno ${slot + 1}.`
      : `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za okno ${slot + 1}: ${own} za to okno i ${right} za okna po jego prawej stronie.`,
  'round-ended': ({ round, colour }) =>
    `Koniec rundy ${round}: ${PANES[colour].nominative} z toru rund trafia do wieży.`,
  'tile-returned': ({ seat }, context) =>
    `Nikt nie wziął tafli ze środka, więc znacznik gracza rozpoczynającego ${doneBy(context, seat, 'odzyskujesz', 'odzyskuje')}.`,
  'leftover-scored': ({ seat, panes: left, points: won }, context) =>
    `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za tafle pozostałe na kwaterach (${number(left)}).`,
  'glass-scored': ({ seat, points: lost }, context) =>
    lost === 0
      ? `${does(context, seat, 'nic nie tracisz', 'nic nie traci')} na torze stłuczonego szkła.`
      : `${does(context, seat, 'tracisz', 'traci')} ${points(Math.abs(lost))} na torze stłuczonego szkła.`,
  'ornament-scored': ({ seat, ornament, filled, points: won }, context) =>
    `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za ornament ${ornament + 1} (oszklone ramy: ${filled} z 4).`,
  'palace-scored': ({ seat, windows, panes: count, points: won }, context) =>
    `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za pałac: ${completeWindows(windows)} × ${panes(count)} jednego koloru.`,
  ranked,
  abandoned: 'Rozgrywka została przerwana bez wyniku.',
};

export const sintra: SintraTexts = { consequences, board, preview, log, strips };
