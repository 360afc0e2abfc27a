import type { SagradaTexts } from '../texts.ts';
import { board } from './board-sagrada.ts';
import { log } from './log-sagrada.ts';
import { outlook } from './outlook-sagrada.ts';
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

/** “once”, “twice”, “3 times”. */
const times = (count: number): string => ['once', 'twice'][count - 1] ?? `${number(count)} times`;

const consequences: SagradaTexts['consequences'] = {
  dealt: ({ seat, tools: dealt, public: shared }, context) =>
    `The cards are dealt. ${does(context, seat, 'start', 'starts')}. Tools: ${list(dealt.map(tool))}. Public objectives: ${list(shared.map(objective))}.`,
  chosen: ({ seat, pattern: id }, context) =>
    id === null
      ? `${does(context, seat, 'have chosen', 'has chosen')} a window.`
      : `${does(context, seat, 'choose', 'chooses')} ${pattern(id)}.`,
  'tokens-received': ({ tokens: count }) => `This window comes with ${tokens(count)}.`,
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
  turned: ({ from, to }) => `The ${dieName(from)} becomes a ${dieName(to)}.`,
  swapped: ({ round, from, to }) =>
    `The ${dieName(from)} is swapped for the ${dieName(to)} on space ${round} of the round track.`,
  moved: ({ die, from, to }) => `The ${dieName(die)} moves from ${from} to ${to}.`,
  rerolled: ({ from, to }) =>
    `The ${listDice(from)} ${from.length > 1 ? 'are' : 'is'} re-rolled. Result: ${listDice(to)}.`,
  bagged: ({ die }) => `The ${dieName(die)} goes back into the bag.`,
  drawn: ({ colour }) => `A ${DIE_COLOURS[colour]} die is drawn from the bag.`,
  pooled: ({ die }) => `The ${dieName(die)} goes into the draft pool.`,
  'turn-ended': ({ seat, passed }, context) =>
    passed
      ? `${does(context, seat, 'pass', 'passes')}.`
      : `${does(context, seat, 'end your turn', 'ends their turn')}.`,
  'turn-forfeited': ({ seat }, context) =>
    `${does(context, seat, 'give up your', 'gives up their')} second turn this round.`,
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

export const sagrada: SagradaTexts = { consequences, board, preview, outlook, log };
