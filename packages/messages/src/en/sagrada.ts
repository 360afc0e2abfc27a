import type { SagradaTexts } from '../texts.ts';
import { board } from './board-sagrada.ts';
import { log } from './log-sagrada.ts';
import { preview } from './preview-sagrada.ts';
import {
  DIE_COLOURS,
  diceOf,
  dieName,
  does,
  doesThen,
  list,
  listDice,
  ranked,
  number,
  plural,
  points,
  tokens,
} from './grammar.ts';
import { names } from './names.ts';
import { objective, pattern, tool } from './quoted.ts';

const { privateObjectives } = names.sagrada;

/** “once”, “twice”, “3 times”. */
const times = (count: number): string => ['once', 'twice'][count - 1] ?? `${number(count)} times`;

const different = (count: number, one: string, several: string): string =>
  plural(count, { one: `${number(count)} ${one}`, other: `${number(count)} different ${several}` });

const reasons: SagradaTexts['reasons'] = {
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
  'setup-seats': ({ seats, players }) => `Cards must be dealt to ${players} players, not ${seats}.`,
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

const consequences: SagradaTexts['consequences'] = {
  dealt: ({ seat, tools: dealt, public: shared }, context) =>
    `The cards are dealt. ${does(context, seat, 'start', 'starts')}. Tools: ${list(dealt.map(tool))}. Public objectives: ${list(shared.map(objective))}.`,
  chosen: ({ seat, pattern: id }, context) =>
    id === null
      ? `${does(context, seat, 'have chosen', 'has chosen')} a window.`
      : `${does(context, seat, 'choose', 'chooses')} ${pattern(id)}.`,
  'tokens-received': ({ seat, tokens: count }, context) => `${does(context, seat, 'get', 'gets')} ${tokens(count)}.`,
  'windows-shown': ({ patterns: chosen }, { name }) =>
    `All windows are revealed. ${chosen.map((id, seat) => `${name(seat)}: ${id === null ? 'no window' : pattern(id)}`).join('; ')}.`,
  'privates-shown': ({ private: shown }, { name }) =>
    `The private objectives are revealed. ${shown.map((colours, seat) => `${name(seat)}: ${list(colours.map((colour) => privateObjectives[colour].name))}`).join('; ')}.`,
  rolled: ({ round, seat, dice }, context) =>
    `Round ${round}: ${doesThen(context, seat, 'roll', 'rolls')} ${listDice(dice)}.`,
  taken: ({ seat, die }, context) => `${does(context, seat, 'take', 'takes')} the ${dieName(die)} from the draft pool.`,
  placed: ({ seat, die, cell }, context) => `${does(context, seat, 'place', 'places')} the ${dieName(die)} on ${cell}.`,
  'tokens-paid': ({ seat, tool: id, tokens: count }, context) =>
    `${does(context, seat, 'pay', 'pays')} ${tokens(count)} to use ${tool(id)}.`,
  'die-paid': ({ seat, tool: id, die }, context) =>
    `${does(context, seat, 'pay', 'pays')} the ${dieName(die)} to use ${tool(id)}.`,
  turned: ({ seat, tool: id, from, to }, context) =>
    `${does(context, seat, 'use', 'uses')} ${tool(id)} to turn the ${dieName(from)} into a ${dieName(to)}.`,
  swapped: ({ seat, round, from, to }, context) =>
    `${does(context, seat, 'swap', 'swaps')} the ${dieName(from)} for the ${dieName(to)} on space ${round} of the round track.`,
  moved: ({ seat, die, from, to }, context) =>
    `${does(context, seat, 'move', 'moves')} the ${dieName(die)} from ${from} to ${to}.`,
  rerolled: ({ seat, from, to }, context) =>
    `${does(context, seat, 're-roll', 're-rolls')} the ${listDice(from)}. Result: ${listDice(to)}.`,
  bagged: ({ seat, die }, context) => `${does(context, seat, 'return', 'returns')} the ${dieName(die)} to the bag.`,
  drawn: ({ seat, colour }, context) =>
    `${does(context, seat, 'draw', 'draws')} a ${DIE_COLOURS[colour]} die from the bag.`,
  pooled: ({ seat, die }, context) => `${does(context, seat, 'put', 'puts')} the ${dieName(die)} in the draft pool.`,
  'turn-ended': ({ seat, passed }, context) =>
    passed
      ? `${does(context, seat, 'pass', 'passes')}.`
      : `${does(context, seat, 'end your turn', 'ends their turn')}.`,
  'turn-skipped': ({ seat }, context) => `${does(context, seat, 'skip your', 'skips their')} second turn this round.`,
  'round-ended': ({ round, dice }) =>
    dice.length === 0
      ? `Round ${round} is over, with no dice left for the round track.`
      : `Round ${round} is over. Left for the round track: ${listDice(dice)}.`,
  'objective-scored': ({ seat, objective: id, times: met, points: won }, context) =>
    met === 0
      ? `${does(context, seat, 'score', 'scores')} ${points(won)} for ${objective(id)}.`
      : `${does(context, seat, 'score', 'scores')} ${points(won)} for ${objective(id)}, met ${times(met)}.`,
  'private-scored': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for the private objective ${privateObjectives[colour].name}.`,
  'tokens-scored': ({ seat, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for unused Favor tokens.`,
  'empty-scored': ({ seat, spaces, points: lost }, context) =>
    spaces === 0
      ? `${does(context, seat, 'have', 'has')} no empty spaces.`
      : plural(spaces, {
          one: `${does(context, seat, 'lose', 'loses')} ${points(Math.abs(lost))} for ${number(spaces)} empty space.`,
          other: `${does(context, seat, 'lose', 'loses')} ${points(Math.abs(lost))} for ${number(spaces)} empty spaces.`,
        }),
  ranked,
  'target-met': ({ seat, score, target }, context) =>
    `${does(context, seat, 'win', 'wins')}! ${points(score)} against a target of ${number(target)}.`,
  'target-missed': ({ seat, score, target }, context) =>
    `${does(context, seat, 'don’t', 'doesn’t')} win this time: ${points(score)} against a target of ${number(target)}.`,
  abandoned: 'The game was abandoned without a result.',
};

export const sagrada: SagradaTexts = { reasons, consequences, board, preview, log };
