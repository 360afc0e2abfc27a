import type { SagradaTexts } from '../texts.ts';
import { board } from './board-sagrada.ts';
import { preview } from './preview-sagrada.ts';
import {
  DIE_COLOURS,
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

const reasons: SagradaTexts['reasons'] = {
  over: 'The game is over.',
  'not-due': ({ due }) =>
    ({
      setup: 'The cards must be dealt first.',
      choose: 'Everybody must choose a window first.',
      roll: 'The dice of the round must be rolled first.',
      turn: 'A player must take a turn first.',
      rerolled: 'The dice must be rolled again first.',
      drawn: 'A die must be drawn from the bag first.',
      settle: 'The die in hand must find its place first.',
      end: 'All rounds have been played: only the final scoring is left.',
    })[due],
  'not-your-turn': ({ seat }) => `It is the turn of seat ${seat + 1}.`,
  'already-chosen': 'A window was already chosen here.',
  'not-offered': ({ pattern: id }) => `${pattern(id)} is not one of the four patterns on offer.`,
  'pattern-missing': 'One of the four patterns on offer must be chosen.',
  'card-taken': ({ pattern: id }) => `The card with ${pattern(id)} was dealt to another seat.`,
  'already-drafted': 'Only one die can be drafted in a turn.',
  'not-in-pool': ({ die }) => `There is no ${dieName(die)} in the draft pool.`,
  occupied: ({ cell }) => `There is already a die on ${cell}.`,
  'not-on-edge': ({ cell }) => `The first die of a window goes on its edge, and ${cell} is not there.`,
  'not-touching': ({ cell }) => `A die must touch another by side or corner, and ${cell} touches none.`,
  'printed-colour': ({ cell, printed, die }) =>
    `${cell} takes only ${DIE_COLOURS[printed]} dice, not the ${dieName(die)}.`,
  'printed-value': ({ cell, printed, die }) => `${cell} takes only dice that show ${printed}, not the ${dieName(die)}.`,
  'same-colour': ({ cell, neighbour, colour }) =>
    `${cell} cannot take a ${DIE_COLOURS[colour]} die: there is one right next to it, on ${neighbour}.`,
  'same-value': ({ cell, neighbour, value }) =>
    `${cell} cannot take a ${value}: there is one right next to it, on ${neighbour}.`,
  'tool-absent': ({ tool: id }) => `${tool(id)} is not among the tools of this game.`,
  'tool-spent': ({ tool: id }) => `${tool(id)} was already used: in the solo game each tool works once.`,
  'tool-used': 'Only one tool can be used in a turn.',
  'too-few-tokens': ({ tool: id, price, tokens: left }) =>
    `${tool(id)} costs ${tokens(price)} (available: ${number(left)}).`,
  'tool-after-draft': ({ tool: id }) =>
    `${tool(id)} works on the die being drafted, and this turn’s die was already drafted.`,
  'pay-missing': ({ tool: id, colour }) =>
    `In the solo game ${tool(id)} must be paid with a ${DIE_COLOURS[colour]} die from the draft pool.`,
  'pay-misplaced': 'Only in the solo game are tools paid with dice.',
  'pay-colour': ({ tool: id, colour }) => `${tool(id)} takes only a ${DIE_COLOURS[colour]} die as payment.`,
  'pay-not-in-pool': ({ die }) => `The draft pool has no ${dieName(die)} to pay with.`,
  'grozing-step': ({ die, value }) =>
    `The ${dieName(die)} can only go up or down by 1, and not past 1 or 6; it cannot become a ${value}.`,
  'no-die-there': ({ cell }) => `There is no die on ${cell}.`,
  'own-space': ({ cell }) => `The die on ${cell} must move to another space.`,
  'same-die': ({ cell }) => `Two different dice must move, and the one on ${cell} has just been moved.`,
  'colour-not-on-track': ({ colour }) =>
    `${tool('tap-wheel')} moves only colours of the round track, and no die there is ${DIE_COLOURS[colour]}.`,
  'two-colours': `With ${tool('tap-wheel')}, both dice must have the same colour.`,
  'track-empty': ({ tool: id }) => `${tool(id)} cannot be used while the round track is empty.`,
  'not-on-track': ({ round, die }) => `There is no ${dieName(die)} on space ${round} of the round track.`,
  'touches-a-die': ({ cell }) =>
    `${tool('cork-backed-straightedge')} needs a space that touches no die, and ${cell} touches one.`,
  'hammer-first-turn': `${tool('glazing-hammer')} can be used only in the second turn of a round.`,
  'hammer-after-draft': `${tool('glazing-hammer')} can be used only before drafting.`,
  'hammer-no-dice': 'There are no dice in the draft pool to roll again.',
  'pliers-second-turn': `${tool('running-pliers')} can be used only in the first turn of a round.`,
  'pliers-before-draft': `${tool('running-pliers')} can be used only after drafting.`,
  'must-be-placed': ({ die }) => `There is a space for the ${dieName(die)}, so it must be placed.`,
  'value-missing': 'A value must be chosen for the die drawn from the bag.',
  'value-misplaced': 'The value of this die cannot be chosen.',
  'setup-start': ({ start }) => `Seat ${start + 1} cannot start this game.`,
  'setup-seats': ({ seats, players }) =>
    `Cards must be dealt to as many seats as there are players: ${players}, not ${seats}.`,
  'setup-private': ({ seat }) =>
    `Seat ${seat + 1} has the wrong number of private objectives, or one that was dealt twice.`,
  'setup-public': ({ expected }) => `Different public objectives to deal: ${expected}.`,
  'setup-tools': ({ expected }) => `Different tools to deal: ${expected}.`,
  'setup-offers': ({ seat }) => `Seat ${seat + 1} must be offered both sides of two cards that nobody else has.`,
  'roll-round': ({ round, expected }) => `Round ${expected} comes next, not round ${round}.`,
  'roll-count': ({ count, expected }) => `Dice to roll: ${expected}, not ${count}.`,
  'roll-bag': ({ colour }) => `There are not that many ${DIE_COLOURS[colour]} dice in the bag.`,
  'reroll-count': ({ count, expected }) => `Dice to roll again: ${expected}, not ${count}.`,
  'reroll-colour': ({ die }) => `A die keeps its colour when it is rolled again: no ${dieName(die)} can come of it.`,
  'drawn-bag': ({ colour }) => `There is no ${DIE_COLOURS[colour]} die in the bag.`,
  'nothing-hidden': 'Nothing is hidden in the solo game.',
  'reveal-due': 'The reveal of the offered and chosen patterns is missing here.',
  'reveal-contradicts': 'What is revealed does not fit what was known before.',
};

const consequences: SagradaTexts['consequences'] = {
  dealt: ({ seat, tools: dealt, public: shared }, context) =>
    `The cards are dealt; ${doesThen(context, seat, 'will', 'will')} start. Tools: ${list(dealt.map(tool))}. Public objectives: ${list(shared.map(objective))}.`,
  chosen: ({ seat, pattern: id }, context) =>
    id === null
      ? `${does(context, seat, 'have chosen', 'has chosen')} a window.`
      : `${does(context, seat, 'choose', 'chooses')} the window ${pattern(id)}.`,
  'tokens-received': ({ seat, tokens: count }, context) =>
    `${does(context, seat, 'receive', 'receives')} ${tokens(count)}.`,
  'windows-shown': ({ patterns: chosen }, { name }) =>
    `All windows are open. ${chosen.map((id, seat) => `${name(seat)}: ${id === null ? 'no window' : pattern(id)}`).join('; ')}.`,
  'privates-shown': ({ private: shown }, { name }) =>
    `The private objectives are open. ${shown.map((colours, seat) => `${name(seat)}: ${list(colours.map((colour) => privateObjectives[colour].name))}`).join('; ')}.`,
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
    `${does(context, seat, 'exchange', 'exchanges')} the ${dieName(from)} for the ${dieName(to)} on space ${round} of the round track.`,
  moved: ({ seat, die, from, to }, context) =>
    `${does(context, seat, 'move', 'moves')} the ${dieName(die)} from ${from} to ${to}.`,
  rerolled: ({ seat, from, to }, context) =>
    `${does(context, seat, 'roll again', 'rolls again')}. Before: ${listDice(from)}. Now: ${listDice(to)}.`,
  bagged: ({ seat, die }, context) => `${does(context, seat, 'put', 'puts')} the ${dieName(die)} back into the bag.`,
  drawn: ({ seat, colour }, context) =>
    `${does(context, seat, 'draw', 'draws')} a ${DIE_COLOURS[colour]} die from the bag.`,
  pooled: ({ seat, die }, context) => `${does(context, seat, 'put', 'puts')} the ${dieName(die)} into the draft pool.`,
  'turn-ended': ({ seat, passed }, context) =>
    passed ? `${does(context, seat, 'pass', 'passes')}.` : `${does(context, seat, 'end your turn', 'ends the turn')}.`,
  'turn-skipped': ({ seat }, context) => `${does(context, seat, 'skip', 'skips')} the second turn of this round.`,
  'round-ended': ({ round, dice }) =>
    dice.length === 0
      ? `Round ${round} is over; no dice are left for the round track.`
      : `Round ${round} is over. Left for the round track: ${listDice(dice)}.`,
  'objective-scored': ({ seat, objective: id, times, points: won }, context) =>
    plural(times, {
      one: `${does(context, seat, 'score', 'scores')} ${points(won)} for ${objective(id)}, met ${number(times)} time.`,
      other: `${does(context, seat, 'score', 'scores')} ${points(won)} for ${objective(id)}, met ${number(times)} times.`,
    }),
  'private-scored': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for the private objective “${privateObjectives[colour].name}”.`,
  'tokens-scored': ({ seat, points: won }, context) =>
    `${does(context, seat, 'score', 'scores')} ${points(won)} for unused favor tokens.`,
  'empty-scored': ({ seat, spaces, points: lost }, context) =>
    spaces === 0
      ? `${does(context, seat, 'have', 'has')} no empty spaces.`
      : plural(spaces, {
          one: `${does(context, seat, 'lose', 'loses')} ${points(Math.abs(lost))} for ${number(spaces)} empty space.`,
          other: `${does(context, seat, 'lose', 'loses')} ${points(Math.abs(lost))} for ${number(spaces)} empty spaces.`,
        }),
  ranked,
  'target-met': ({ seat, score, target }, context) =>
    `${does(context, seat, 'win', 'wins')} with ${points(score)} against the target score of ${number(target)}.`,
  'target-missed': ({ seat, score, target }, context) =>
    `${does(context, seat, 'do not win', 'does not win')}: ${points(score)}, and the target score is ${number(target)}.`,
  abandoned: 'The game was abandoned; there is no result.',
};

export const sagrada: SagradaTexts = { reasons, consequences, board, preview };
