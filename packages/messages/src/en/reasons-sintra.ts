import type { RefusalTexts } from '../refusals.ts';
import { number, panes, plural } from './grammar.ts';

const jokerSpaces = (count: number): string =>
  plural(count, { one: `${number(count)} joker space`, other: `${number(count)} joker spaces` });

export const reasons: RefusalTexts['sintra'] = {
  over: 'The game is over.',
  'not-due': ({ due }) =>
    ({
      setup: 'The boards must be set up first.',
      fill: 'The displays must be filled first.',
      decide: 'A player must make a move first.',
      end: 'All rounds have been played: only the final scoring is left.',
    })[due],
  'not-your-turn': ({ seat }) => `It’s player ${seat + 1}’s turn.`,
  'no-such-display': ({ display, displays }) =>
    `There’s no display ${display + 1}: this game has displays 1 to ${displays}.`,
  'none-on-display': ({ display, colour }) => `There are no ${colour} panes on display ${display + 1}.`,
  'none-in-centre': ({ colour }) => `There are no ${colour} panes in the centre.`,
  'left-of-glazier': ({ strip, glazier }) =>
    `You can’t reach strip ${strip + 1}: the glazier is above place ${glazier + 1} and works only there or further right.`,
  'strip-gone': ({ strip }) => `Strip ${strip + 1} has left the game: its window is complete.`,
  'no-room': ({ strip, colour }) => `Strip ${strip + 1} has no empty space for ${colour} panes.`,
  'must-place': ({ colour }) =>
    `You can’t break all the ${colour} panes: a strip within reach still has room for them.`,
  'too-many-jokers': ({ jokers, most }) => `You can fill at most ${jokerSpaces(most)} here, not ${jokers}.`,
  'too-few-jokers': ({ jokers, least }) =>
    `You must fill at least ${jokerSpaces(least)} here, not ${jokers}: every pane that fits must be placed.`,
  'jokers-broken': 'When all panes break, none can go on a joker space.',
  'keep-missing': ({ strip }) => `This completes strip ${strip + 1}: choose a pane to keep.`,
  'keep-early': 'You keep a pane only when you complete a strip.',
  'keep-absent': ({ strip, colour }) => `Strip ${strip + 1} has no ${colour} pane to keep.`,
  'already-leftmost': 'The glazier moves back only to the left, but there’s no strip to its left: take panes instead.',
  'no-strips': 'There’s no strip left for the glazier to go back to: take panes instead.',
  'setup-start': ({ start }) => `Player ${start + 1} can’t start this game.`,
  'setup-seats': ({ seats, players }) => `Strips must be dealt to ${players} players, not ${seats}.`,
  'setup-strips': ({ seat }) => `Player ${seat + 1} must get each of the 8 strips once.`,
  'setup-joker-up': ({ seat, slot }) =>
    `Player ${seat + 1}’s strip at place ${slot + 1} must start with its joker side down.`,
  'setup-indicator': 'Spaces II to VI of the round indicator need one pane of each colour.',
  'fill-round': ({ round, expected }) => `Round ${expected} comes next, not round ${round}.`,
  'fill-displays': ({ displays, expected }) => `Exactly ${expected} displays must be filled, not ${displays}.`,
  'fill-size': ({ display, expected }) => `Display ${display + 1} must get ${panes(expected)}.`,
  'fill-colour': ({ display, colour }) => `There aren’t enough ${colour} panes left for display ${display + 1}.`,
  'strip-set-ids': 'A strip set has 8 strips, numbered 1 to 8.',
  'strip-set-jokers': 'A strip set has exactly 2 joker spaces, both on the same side of one strip.',
};
