import type { Seat } from '@leadlight/core';
import type { Colour } from '@leadlight/sintra';
import type { SintraTexts } from '../texts.ts';
import type { Context } from '../catalogue.ts';
import { isYou } from '../parts.ts';
import { board } from './board-sintra.ts';
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
  isYou(context, seat) ? 'Your broken-glass marker' : `${context.name(seat)}: the broken-glass marker`;

const reasons: SintraTexts['reasons'] = {
  over: 'The game is over.',
  'not-due': ({ due }) =>
    ({
      setup: 'The boards must be set up first.',
      fill: 'The displays must be filled first.',
      decide: 'A player must move first.',
      end: 'All rounds have been played: only the final scoring is left.',
    })[due],
  'not-your-turn': ({ seat }) => `It is the turn of seat ${seat + 1}.`,
  'no-such-display': ({ display, displays }) =>
    `There is no display ${display + 1}: this game has displays 1 to ${displays}.`,
  'none-on-display': ({ display, colour }) => `There are no ${colour} panes on display ${display + 1}.`,
  'none-in-centre': ({ colour }) => `There are no ${colour} panes in the centre.`,
  'left-of-glazier': ({ strip, glazier }) =>
    `Strip ${strip + 1} is out of reach: the glazier stands above place ${glazier + 1} and works only there or further right.`,
  'strip-gone': ({ strip }) => `Strip ${strip + 1} has left the game: its window is complete.`,
  'no-room': ({ strip, colour }) => `Strip ${strip + 1} has no empty space for ${colour} panes.`,
  'must-place': ({ colour }) => `The ${colour} panes may not all break: a strip within reach still has room for them.`,
  'too-many-jokers': ({ jokers, most }) => `Joker spaces to fill here: at most ${most}, not ${jokers}.`,
  'too-few-jokers': ({ jokers, least }) =>
    `Joker spaces to fill here: at least ${least}, not ${jokers}, since as many panes as fit must be placed.`,
  'jokers-broken': 'When all panes break, none of them can go onto a joker space.',
  'keep-missing': ({ strip }) => `This completes strip ${strip + 1}: choose the pane to keep.`,
  'keep-early': 'A pane is kept only when a strip is completed.',
  'keep-absent': ({ strip, colour }) => `Strip ${strip + 1} holds no ${colour} pane that could be kept.`,
  'already-leftmost': 'The glazier moves back only to the left, and no strip lies to its left: take panes instead.',
  'no-strips': 'There is no strip left to go back to: take panes instead.',
  'setup-start': ({ start }) => `Seat ${start + 1} cannot start this game.`,
  'setup-seats': ({ seats, players }) =>
    `Strips must be dealt to as many seats as there are players: ${players}, not ${seats}.`,
  'setup-strips': ({ seat }) => `Seat ${seat + 1} must get each of the 8 strips once.`,
  'setup-joker-up': ({ seat, slot }) =>
    `The strip at place ${slot + 1} of seat ${seat + 1} must start with its joker side down.`,
  'setup-indicator': 'The round indicator needs each colour once on spaces II to VI.',
  'fill-round': ({ round, expected }) => `Round ${expected} comes next, not round ${round}.`,
  'fill-displays': ({ displays, expected }) => `Displays to fill: ${expected}, not ${displays}.`,
  'fill-size': ({ display, expected }) => `Display ${display + 1} must get ${panes(expected)}.`,
  'fill-colour': ({ display, colour }) => `There are not enough ${colour} panes left for display ${display + 1}.`,
  'strip-set-ids': 'A strip set consists of 8 strips with the numbers 1 to 8, each once.',
  'strip-set-jokers': 'A strip set has exactly one side with joker spaces, and exactly 2 of them there.',
};

const consequences: SintraTexts['consequences'] = {
  'set-up': ({ seat, indicator }, context) =>
    `${does(context, seat, 'hold', 'holds')} the starting tile. Bonus colours, round by round: ${list(indicator)}.`,
  'bag-refilled': ({ panes: count }) => `The bag is empty and takes ${panes(count)} from the tower.`,
  'display-filled': ({ display, panes: drawn }) =>
    drawn.length === 0
      ? `Display ${display + 1} stays empty: no panes are left.`
      : `Display ${display + 1} gets ${listPanes(drawn)}.`,
  'round-started': ({ round, seat, bonus }, context) =>
    `Round ${round} begins with ${whom(context, seat)}; its bonus colour is ${bonus}.`,
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
      one: `${marker(context, seat)} goes down ${steps} space.`,
      other: `${marker(context, seat)} goes down ${steps} spaces.`,
    }),
  'glass-lost': ({ seat, points: lost }, context) =>
    `${does(context, seat, 'lose', 'loses')} ${points(Math.abs(lost))} at the end of the broken-glass track; the marker returns to the top.`,
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
    `${does(context, seat, 'have completed', 'has completed')} window ${slot + 1}: its strip leaves the game.`,
  'window-scored': ({ seat, slot, own, right, points: won }, context) =>
    right === 0
      ? `${does(context, seat, 'score', 'scores')} ${points(won)} for window ${slot + 1}.`
      : `${does(context, seat, 'score', 'scores')} ${points(won)} for window ${slot + 1}: ${own} of its own and ${right} from windows to its right.`,
  'round-ended': ({ round, colour }) => `Round ${round} is over: ${A_PANE[colour]} leaves the round indicator.`,
  'tile-returned': ({ seat }, context) =>
    `Nobody took from the centre, so the starting tile goes back to ${whom(context, seat)}.`,
  'leftover-scored': ({ seat, panes: left, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for ${panes(left)} left on strips.`,
  'glass-scored': ({ seat, points: lost }, context) =>
    lost === 0
      ? `${does(context, seat, 'lose', 'loses')} nothing on the broken-glass track.`
      : `${does(context, seat, 'lose', 'loses')} ${points(Math.abs(lost))} on the broken-glass track.`,
  'ornament-scored': ({ seat, ornament, filled, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for ornament ${ornament + 1}: ${filled} of 4 spaces filled.`,
  'palace-scored': ({ seat, windows, panes: count, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for the palace: ${completeWindows(windows)} × ${panes(count)} of one colour.`,
  ranked,
  abandoned: 'The game was abandoned; there is no result.',
};

export const sintra: SintraTexts = { reasons, consequences, board, preview, strips };
