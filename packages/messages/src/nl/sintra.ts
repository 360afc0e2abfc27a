import type { Seat } from '@leadlight/core';
import type { Context } from '../catalogue.ts';
import { isYou } from '../parts.ts';
import type { SintraTexts } from '../texts.ts';
import { board } from './board-sintra.ts';
import { preview } from './preview-sintra.ts';
import { strips } from './strips.ts';
import {
  A_PANE,
  completeWindows,
  does,
  list,
  listPanes,
  number,
  panes,
  panesOf,
  plural,
  points,
  ranked,
  SOME_PANES,
  spaces,
  whom,
} from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

const marker = (context: Context, seat: Seat): string =>
  isYou(context, seat) ? 'Je marker voor gebroken glas' : `${context.name(seat)}: de marker voor gebroken glas`;

const reasons: SintraTexts['reasons'] = {
  over: 'Het spel is afgelopen.',
  'not-due': ({ due }) =>
    ({
      setup: 'Eerst moeten de borden klaarliggen.',
      fill: 'Eerst moeten de schijven gevuld worden.',
      decide: 'Eerst moet iemand een zet doen.',
      end: 'Alle rondes zijn gespeeld: nu volgt alleen nog de eindtelling.',
    })[due],
  'not-your-turn': ({ seat }) => `Plaats ${seat + 1} is aan de beurt.`,
  'no-such-display': ({ display, displays }) =>
    `Schijf ${display + 1} bestaat niet: in dit spel lopen ze van 1 tot en met ${displays}.`,
  'none-on-display': ({ display, colour }) => `Op schijf ${display + 1} liggen geen ${SOME_PANES[colour]}.`,
  'none-in-centre': ({ colour }) => `In het midden liggen geen ${SOME_PANES[colour]}.`,
  'left-of-glazier': ({ strip, glazier }) =>
    `Paneel ${strip + 1} is buiten bereik: de glaszetter staat boven plek ${glazier + 1} en werkt alleen daar of verder naar rechts.`,
  'strip-gone': ({ strip }) => `Paneel ${strip + 1} is uit het spel: het raam eronder is voltooid.`,
  'no-room': ({ strip, colour }) => `Paneel ${strip + 1} heeft geen leeg vak voor ${SOME_PANES[colour]}.`,
  'must-place': ({ colour }) =>
    `De ${SOME_PANES[colour]} mogen niet allemaal breken: een paneel binnen bereik heeft er nog plaats voor.`,
  'too-many-jokers': ({ jokers, most }) => `Jokervakken om hier te vullen: hoogstens ${most}, niet ${jokers}.`,
  'too-few-jokers': ({ jokers, least }) =>
    `Jokervakken om hier te vullen: minstens ${least}, niet ${jokers}, want je moet zoveel mogelijk glasstukken plaatsen.`,
  'jokers-broken': 'Als alle glasstukken breken, komt er geen enkel op een jokervak.',
  'keep-missing': ({ strip }) => `Hiermee is paneel ${strip + 1} vol: kies welk glasstuk je houdt.`,
  'keep-early': 'Je houdt alleen een glasstuk als een paneel vol is.',
  'keep-absent': ({ strip, colour }) => `Op paneel ${strip + 1} ligt geen ${A_PANE[colour]} om te houden.`,
  'already-leftmost':
    'De glaszetter gaat alleen terug naar links, en links van hem ligt geen paneel: je moet glasstukken pakken.',
  'no-strips': 'Er is geen paneel meer om naar terug te gaan: je moet glasstukken pakken.',
  'setup-start': ({ start }) => `Plaats ${start + 1} kan dit spel niet beginnen.`,
  'setup-seats': ({ seats, players }) =>
    `Er moeten panelen zijn voor evenveel plaatsen als spelers: ${players}, niet ${seats}.`,
  'setup-strips': ({ seat }) => `Plaats ${seat + 1} moet elk van de 8 panelen één keer krijgen.`,
  'setup-joker-up': ({ seat, slot }) =>
    `Het paneel op plek ${slot + 1} van plaats ${seat + 1} moet met de jokervakken naar onderen beginnen.`,
  'setup-indicator': 'Op de vakken II tot en met VI van de rondewijzer moet elke kleur één keer liggen.',
  'fill-round': ({ round, expected }) => `Ronde ${expected} is de volgende, niet ronde ${round}.`,
  'fill-displays': ({ displays, expected }) => `Schijven om te vullen: ${expected}, niet ${displays}.`,
  'fill-size': ({ display, expected }) => `Schijf ${display + 1} moet ${panes(expected)} krijgen.`,
  'fill-colour': ({ display, colour }) => `Er zijn niet genoeg ${SOME_PANES[colour]} over voor schijf ${display + 1}.`,
  'strip-set-ids': 'Een panelenset bestaat uit 8 panelen met de nummers 1 tot en met 8, elk één keer.',
  'strip-set-jokers': 'Een panelenset heeft jokervakken op precies één zijde, en daar precies 2.',
};

const consequences: SintraTexts['consequences'] = {
  'set-up': ({ seat, indicator }, context) =>
    `${does(context, seat, 'hebt', 'heeft')} de startspelersteen. Bonuskleuren, ronde na ronde: ${list(indicator.map((colour) => colours[colour]))}.`,
  'bag-refilled': ({ panes: count }) => `De zak is leeg en krijgt ${panes(count)} uit de toren.`,
  'display-filled': ({ display, panes: drawn }) =>
    drawn.length === 0
      ? `Schijf ${display + 1} blijft leeg: er zijn geen glasstukken meer.`
      : `Schijf ${display + 1} krijgt ${listPanes(drawn)}.`,
  'round-started': ({ round, seat, bonus }, context) =>
    `Ronde ${round} begint met ${whom(context, seat)}; de bonuskleur is ${colours[bonus]}.`,
  picked: ({ seat, from, colour, count }, context) =>
    from === 'centre'
      ? `${does(context, seat, 'pakt')} ${panesOf(count, colour)} uit het midden.`
      : `${does(context, seat, 'pakt')} ${panesOf(count, colour)} van schijf ${from + 1}.`,
  swept: ({ display, panes: rest }) =>
    rest.length === 0
      ? `Schijf ${display + 1} heeft niets meer over voor het midden.`
      : `Het midden krijgt ${listPanes(rest)} van schijf ${display + 1}.`,
  'tile-taken': ({ seat }, context) => `${does(context, seat, 'pakt')} de startspelersteen.`,
  'glass-moved': ({ seat, steps }, context) => `${marker(context, seat)} zakt ${spaces(steps)}.`,
  'glass-lost': ({ seat, points: lost }, context) =>
    `${does(context, seat, 'verliest')} ${points(Math.abs(lost))} aan het eind van het spoor voor gebroken glas; de marker gaat terug naar boven.`,
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
      ? `${does(context, seat, 'draait')} paneel ${slot + 1} naar de voorkant.`
      : `${does(context, seat, 'draait')} paneel ${slot + 1} naar de achterkant.`,
  'strip-left': ({ seat, slot }, context) =>
    `${does(context, seat, 'hebt', 'heeft')} raam ${slot + 1} voltooid: het paneel gaat uit het spel.`,
  'window-scored': ({ seat, slot, own, right, points: won }, context) =>
    right === 0
      ? `${does(context, seat, 'scoort')} ${points(won)} voor raam ${slot + 1}.`
      : `${does(context, seat, 'scoort')} ${points(won)} voor raam ${slot + 1}: ${own} voor het raam zelf en ${right} voor de ramen rechts ervan.`,
  'round-ended': ({ round, colour }) => `Ronde ${round} is voorbij: een ${A_PANE[colour]} gaat van de rondewijzer af.`,
  'tile-returned': ({ seat }, context) =>
    `Niemand pakte iets uit het midden, dus de startspelersteen gaat terug naar ${whom(context, seat)}.`,
  'leftover-scored': ({ seat, panes: left, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor glasstukken die nog op panelen liggen (${number(left)}).`,
  'glass-scored': ({ seat, points: lost }, context) =>
    lost === 0
      ? `${does(context, seat, 'verliest')} niets op het spoor voor gebroken glas.`
      : `${does(context, seat, 'verliest')} ${points(Math.abs(lost))} op het spoor voor gebroken glas.`,
  'ornament-scored': ({ seat, ornament, filled, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor ornament ${ornament + 1} (gevulde vakken: ${filled} van 4).`,
  'palace-scored': ({ seat, windows, panes: count, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor het paleis: ${completeWindows(windows)} × ${panes(count)} van één kleur.`,
  ranked,
  abandoned: 'Het spel is afgebroken; er is geen uitslag.',
};

export const sintra: SintraTexts = { reasons, consequences, board, preview, strips };
