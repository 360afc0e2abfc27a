import type { RefusalTexts } from '../refusals.ts';
import { diceOf, DIE_COLOURS, dieName, number, plural, tokens } from './grammar.ts';
import { pattern, tool } from './quoted.ts';

const different = (count: number, one: string, several: string): string =>
  plural(count, { one: `${number(count)} ${one}`, other: `${number(count)} different ${several}` });

export const reasons: RefusalTexts['sagrada'] = {
  over: 'The game is over.',
  'not-due': ({ due }) =>
    ({
      setup: 'The cards must be dealt first.',
      choose: 'All players must choose a window first.',
      roll: 'This round’s dice must be rolled first.',
      turn: 'A player must take a turn first.',
      rerolled: 'The dice must be re-rolled first.',
      drawn: 'A die must be drawn from the bag first.',
      settle: 'The die in hand must be placed or put in the draft pool first.',
      end: 'All rounds have been played: only the final scoring is left.',
    })[due],
  'not-your-turn': ({ seat }) => `It’s player ${seat + 1}’s turn.`,
  'already-chosen': 'This player has already chosen a window.',
  'not-offered': ({ pattern: id }) => `${pattern(id)} isn’t one of the four patterns on offer.`,
  'pattern-missing': 'Choose one of the four patterns on offer.',
  'card-taken': ({ pattern: id }) => `The card with ${pattern(id)} was dealt to another player.`,
  'already-drafted': 'You can draft only one die per turn.',
  'not-in-pool': ({ die }) => `There’s no ${dieName(die)} in the draft pool.`,
  occupied: ({ cell }) => `There’s already a die on ${cell}.`,
  'not-on-edge': ({ cell }) => `The first die in a window goes on an edge space, but ${cell} isn’t one.`,
  'not-touching': ({ cell }) => `A die must touch another by a side or a corner, but ${cell} touches none.`,
  'printed-colour': ({ cell, printed, die }) =>
    `${cell} takes only ${DIE_COLOURS[printed]} dice, not the ${dieName(die)}.`,
  'printed-value': ({ cell, printed, die }) => `${cell} takes only dice showing ${printed}, not the ${dieName(die)}.`,
  'same-colour': ({ cell, neighbour, colour }) =>
    `${cell} can’t take a ${DIE_COLOURS[colour]} die: there’s one right next to it, on ${neighbour}.`,
  'same-value': ({ cell, neighbour, value }) =>
    `${cell} can’t take a ${value}: there’s one right next to it, on ${neighbour}.`,
  'tool-absent': ({ tool: id }) => `${tool(id)} isn’t one of the tools in this game.`,
  'tool-spent': ({ tool: id }) => `${tool(id)} has already been used: in a solo game, each tool works only once.`,
  'tool-used': 'You can use only one tool per turn.',
  'too-few-tokens': ({ tool: id, price, tokens: left }) =>
    `${tool(id)} costs ${tokens(price)}, but you have ${left === 0 ? 'none' : `only ${number(left)}`}.`,
  'tool-after-draft': ({ tool: id }) =>
    `${tool(id)} works on the die you’re drafting, but you’ve already drafted this turn.`,
  'pay-missing': ({ tool: id, colour }) =>
    `In a solo game, you pay for ${tool(id)} with a ${DIE_COLOURS[colour]} die from the draft pool.`,
  'pay-misplaced': 'You pay for tools with dice only in a solo game.',
  'pay-colour': ({ tool: id, colour }) => `You can pay for ${tool(id)} only with a ${DIE_COLOURS[colour]} die.`,
  'pay-not-in-pool': ({ die }) => `There’s no ${dieName(die)} in the draft pool to pay with.`,
  'grozing-step': ({ die, value }) =>
    `The ${dieName(die)} can only go up or down by 1, and not past 1 or 6: it can’t become a ${value}.`,
  'no-die-there': ({ cell }) => `There’s no die on ${cell}.`,
  'own-space': ({ cell }) => `The die on ${cell} must move to another space.`,
  'same-die': ({ cell }) => `You must move two different dice: the one on ${cell} has just moved.`,
  'colour-not-on-track': ({ colour }) =>
    `${tool('tap-wheel')} moves only dice in a colour on the round track, but there’s no ${DIE_COLOURS[colour]} die there.`,
  'two-colours': `With ${tool('tap-wheel')}, both dice must be the same colour.`,
  'track-empty': ({ tool: id }) => `You can’t use ${tool(id)} while the round track is empty.`,
  'not-on-track': ({ round, die }) => `There’s no ${dieName(die)} on space ${round} of the round track.`,
  'touches-a-die': ({ cell }) =>
    `${tool('cork-backed-straightedge')} needs a space that touches no other die, but ${cell} touches one.`,
  'hammer-first-turn': `You can use ${tool('glazing-hammer')} only on your second turn of a round.`,
  'hammer-after-draft': `You can use ${tool('glazing-hammer')} only before drafting.`,
  'hammer-no-dice': 'There are no dice in the draft pool to re-roll.',
  'pliers-second-turn': `You can use ${tool('running-pliers')} only on your first turn of a round.`,
  'pliers-before-draft': `You can use ${tool('running-pliers')} only after drafting.`,
  'must-be-placed': ({ die }) => `There’s a space for the ${dieName(die)}, so you must place it.`,
  'value-missing': 'Choose a value for the die drawn from the bag.',
  'value-misplaced': 'You can’t choose the value of this die.',
  'setup-start': ({ start }) => `Player ${start + 1} can’t start this game.`,
  'setup-seats': ({ seats, players }) =>
    plural(players, {
      one: `Cards must be dealt to ${players} player, not ${seats}.`,
      other: `Cards must be dealt to ${players} players, not ${seats}.`,
    }),
  'setup-private': ({ seat }) =>
    `Player ${seat + 1} has the wrong number of private objectives, or one that was dealt twice.`,
  'setup-public': ({ expected }) =>
    `Exactly ${different(expected, 'public objective', 'public objectives')} must be dealt.`,
  'setup-tools': ({ expected }) => `Exactly ${different(expected, 'tool', 'tools')} must be dealt.`,
  'setup-offers': ({ seat }) => `Player ${seat + 1} must be offered both sides of two cards that nobody else has.`,
  'roll-round': ({ round, expected }) => `Round ${expected} comes next, not round ${round}.`,
  'roll-count': ({ count, expected }) => `Exactly ${diceOf(expected)} must be rolled, not ${number(count)}.`,
  'roll-bag': ({ colour }) => `There aren’t that many ${DIE_COLOURS[colour]} dice in the bag.`,
  'reroll-count': ({ count, expected }) => `Exactly ${diceOf(expected)} must be re-rolled, not ${number(count)}.`,
  'reroll-colour': ({ die }) => `A re-rolled die keeps its colour, so it can’t become a ${dieName(die)}.`,
  'drawn-bag': ({ colour }) => `There’s no ${DIE_COLOURS[colour]} die in the bag.`,
  'nothing-hidden': 'Nothing is hidden in a solo game.',
  'reveal-due': 'The offered and chosen patterns must be revealed here.',
  'reveal-contradicts': 'This contradicts what’s already known.',
  'private-early': 'Private objectives are revealed only at the end of the game.',
};
