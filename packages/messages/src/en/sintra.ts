import type { Seat } from '@leadlight/core';
import type { Colour } from '@leadlight/sintra';
import type { SintraTexts } from '../texts.ts';
import type { Context } from '../catalogue.ts';
import { isYou } from '../parts.ts';
import { board } from './board-sintra.ts';
import { log } from './log-sintra.ts';
import { preview } from './preview-sintra.ts';
import { strips } from './strips.ts';
import { does, list, listPanes, ranked, number, panes, panesOf, plural, points, whom } from './grammar.ts';

const A_PANE: Readonly<Record<Colour, string>> = {
  pink: 'a pink pane',
  orange: 'an orange pane',
  yellow: 'a yellow pane',
  blue: 'a blue pane',
  white: 'a white pane',
};

const completeWindows = (count: number): string =>
  plural(count, { one: `${number(count)} complete window`, other: `${number(count)} complete windows` });

const marker = (context: Context, seat: Seat): string =>
  isYou(context, seat) ? 'Your broken glass marker' : `${context.name(seat)}’s broken glass marker`;

const consequences: SintraTexts['consequences'] = {
  'set-up': ({ seat, indicator }, context) =>
    `${does(context, seat, 'hold', 'holds')} the starting tile. Bonus colours by round: ${list(indicator)}.`,
  'bag-refilled': ({ panes: count }) => `The bag is empty and is refilled with ${panes(count)} from the tower.`,
  'display-filled': ({ display, panes: drawn }) =>
    drawn.length === 0
      ? `Display ${display + 1} stays empty: no panes are left.`
      : `Display ${display + 1} gets ${listPanes(drawn)}.`,
  'round-started': ({ round, seat, bonus }, context) =>
    `Round ${round} starts with ${whom(context, seat)}. The bonus colour is ${bonus}.`,
  picked: ({ seat, from, colour, count }, context) =>
    from === 'centre'
      ? `${does(context, seat, 'take', 'takes')} ${panesOf(count, colour)} from the centre.`
      : `${does(context, seat, 'take', 'takes')} ${panesOf(count, colour)} from display ${from + 1}.`,
  swept: ({ display, panes: rest }) =>
    rest.length === 0
      ? `Display ${display + 1} has nothing left for the centre.`
      : `The centre gets ${listPanes(rest)} from display ${display + 1}.`,
  'tile-taken': ({ seat }, context) => `${does(context, seat, 'take', 'takes')} the starting tile.`,
  'glass-moved': ({ seat, steps }, context) =>
    plural(steps, {
      one: `${marker(context, seat)} moves down ${steps} space.`,
      other: `${marker(context, seat)} moves down ${steps} spaces.`,
    }),
  'glass-lost': ({ seat, points: lost }, context) =>
    `${does(context, seat, 'lose', 'loses')} ${points(Math.abs(lost))} at the end of the broken glass track; the marker returns to the top.`,
  'glazier-moved': ({ seat, to, rule }, context) =>
    rule === 'R-40'
      ? `${does(context, seat, 'move', 'moves')} the glazier back to strip ${to + 1}.`
      : `${does(context, seat, 'move', 'moves')} the glazier to strip ${to + 1}.`,
  placed: ({ seat, slot, colour, spaces, rule }, context) =>
    rule === 'R-21'
      ? plural(spaces.length, {
          one: `${does(context, seat, 'place', 'places')} ${panesOf(spaces.length, colour)} on a joker space of strip ${slot + 1}.`,
          other: `${does(context, seat, 'place', 'places')} ${panesOf(spaces.length, colour)} on joker spaces of strip ${slot + 1}.`,
        })
      : `${does(context, seat, 'place', 'places')} ${panesOf(spaces.length, colour)} on strip ${slot + 1}.`,
  broke: ({ seat, colour, count }, context) => `${does(context, seat, 'break', 'breaks')} ${panesOf(count, colour)}.`,
  'strip-completed': ({ seat, slot }, context) => `${does(context, seat, 'complete', 'completes')} strip ${slot + 1}.`,
  'colour-bonus': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for this round’s bonus colour, ${colour}.`,
  discarded: ({ seat, panes: dropped }, context) =>
    `${does(context, seat, 'drop', 'drops')} ${listPanes(dropped)} into the tower.`,
  kept: ({ seat, slot, colour, frame }, context) =>
    frame === 'top'
      ? `${does(context, seat, 'keep', 'keeps')} ${A_PANE[colour]} for the top of window ${slot + 1}.`
      : `${does(context, seat, 'keep', 'keeps')} ${A_PANE[colour]} for the bottom of window ${slot + 1}.`,
  'strip-flipped': ({ seat, slot, side }, context) =>
    side === 'front'
      ? `${does(context, seat, 'flip', 'flips')} strip ${slot + 1} to its front.`
      : `${does(context, seat, 'flip', 'flips')} strip ${slot + 1} to its back.`,
  'strip-left': ({ seat, slot }, context) =>
    `${does(context, seat, 'complete', 'completes')} window ${slot + 1}, and its strip leaves the game.`,
  'window-scored': ({ seat, slot, own, right, points: won }, context) =>
    right === 0
      ? `${does(context, seat, 'score', 'scores')} ${points(won)} for window ${slot + 1}.`
      : `${does(context, seat, 'score', 'scores')} ${points(won)} for window ${slot + 1}: ${own} for the window and ${right} for windows to its right.`,
  'round-ended': ({ round, colour }) => `Round ${round} is over: ${A_PANE[colour]} leaves the round indicator.`,
  'tile-returned': ({ seat }, context) =>
    `Nobody took panes from the centre, so the starting tile goes back to ${whom(context, seat)}.`,
  'leftover-scored': ({ seat, panes: left, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for ${panes(left)} left on strips.`,
  'glass-scored': ({ seat, points: lost }, context) =>
    lost === 0
      ? `${does(context, seat, 'lose', 'loses')} nothing on the broken glass track.`
      : `${does(context, seat, 'lose', 'loses')} ${points(Math.abs(lost))} on the broken glass track.`,
  'ornament-scored': ({ seat, ornament, filled, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for ornament ${ornament + 1}: ${filled} of 4 spaces filled.`,
  'palace-scored': ({ seat, windows, panes: count, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for the palace: ${completeWindows(windows)} × ${panes(count)} of one colour.`,
  ranked,
  abandoned: 'The game was abandoned without a result.',
};

export const sintra: SintraTexts = { consequences, board, preview, log, strips };
