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
  emptySpaces,
  list,
  listDice,
  number,
  points,
  ranked,
  tokens,
} from './grammar.ts';
import { objective, pattern, privateObjective, theTool, tool } from './quoted.ts';

const consequences: SagradaTexts['consequences'] = {
  dealt: ({ seat, tools: dealt, public: shared }, context) =>
    `De kaarten zijn uitgedeeld; ${doesThen(context, seat, 'begint')}. Gereedschapskaarten: ${list(dealt.map(tool))}. Gedeelde doelen: ${list(shared.map(objective))}.`,
  chosen: ({ seat, pattern: id }, context) =>
    id === null
      ? `${does(context, seat, 'hebt', 'heeft')} een patroon gekozen.`
      : `${does(context, seat, 'kiest')} het patroon ${pattern(id)}.`,
  'tokens-received': ({ tokens: count }) => `Bij dit patroon ${count === 1 ? 'hoort' : 'horen'} ${tokens(count)}.`,
  'windows-shown': ({ patterns: chosen }, { name }) =>
    `Alle patronen liggen open. ${chosen.map((id, seat) => `${name(seat)}: ${id === null ? 'geen patroon' : pattern(id)}`).join('; ')}.`,
  'privates-shown': ({ private: shown }, { name }) =>
    `De persoonlijke doelen liggen open. ${shown.map((colours, seat) => `${name(seat)}: ${list(colours.map(privateObjective))}`).join('; ')}.`,
  rolled: ({ round, seat, dice }, context) => `Ronde ${round}. ${does(context, seat, 'werpt')}: ${listDice(dice)}.`,
  taken: ({ seat, die }, context) => `${does(context, seat, 'neemt')} de ${dieName(die)} uit het aanbod.`,
  placed: ({ seat, die, cell }, context) => `${does(context, seat, 'legt')} de ${dieName(die)} op ${cell}.`,
  'tokens-paid': ({ seat, tool: id, tokens: count }, context) =>
    `${does(context, seat, 'betaalt')} ${tokens(count)} voor ${theTool(id)}.`,
  'die-paid': ({ seat, tool: id, die }, context) =>
    `${does(context, seat, 'betaalt')} ${theTool(id)} met de ${dieName(die)}.`,
  turned: ({ from, to }) => `De ${dieName(from)} wordt een ${dieName(to)}.`,
  swapped: ({ round, from, to }) =>
    `De ${dieName(from)} wordt geruild voor de ${dieName(to)} op vak ${round} van het rondespoor.`,
  moved: ({ die, from, to }) => `De ${dieName(die)} gaat van ${from} naar ${to}.`,
  rerolled: ({ from, to }) => `Opnieuw geworpen: ${listDice(from)}. Resultaat: ${listDice(to)}.`,
  bagged: ({ die }) => `De ${dieName(die)} gaat terug in de zak.`,
  drawn: ({ colour }) => `Uit de zak komt een ${DIE_COLOURS[colour]} dobbelsteen.`,
  pooled: ({ die }) => `De ${dieName(die)} gaat naar het aanbod.`,
  'turn-ended': ({ seat, passed }, context) =>
    passed ? `${does(context, seat, 'past')}.` : `${does(context, seat, 'beëindigt je beurt', 'beëindigt de beurt')}.`,
  'turn-forfeited': ({ seat }, context) => `${does(context, seat, 'geeft')} de tweede beurt van deze ronde op.`,
  'turn-skipped': ({ seat }, context) => `${does(context, seat, 'slaat')} de tweede beurt van deze ronde over.`,
  'round-ended': ({ round, dice }) =>
    dice.length === 0
      ? `Ronde ${round} is voorbij. Er blijven geen dobbelstenen over voor het rondespoor.`
      : `Ronde ${round} is voorbij. Naar het rondespoor: ${listDice(dice)}.`,
  'objective-scored': ({ seat, objective: id, times, points: won }, context) =>
    times === 0
      ? `${does(context, seat, 'scoort')} niets voor het doel ${objective(id)}.`
      : `${does(context, seat, 'scoort')} ${points(won)} voor het doel ${objective(id)} (${number(times)} keer).`,
  'private-scored': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor het persoonlijke doel ${privateObjective(colour)}.`,
  'tokens-scored': ({ seat, points: won }, context) =>
    `${does(context, seat, 'scoort')} ${points(won)} voor ongebruikte betaalstenen.`,
  'empty-scored': ({ seat, spaces, points: lost }, context) =>
    spaces === 0
      ? `${does(context, seat, 'hebt', 'heeft')} geen lege vakken.`
      : `${does(context, seat, 'verliest')} ${points(Math.abs(lost))} voor ${emptySpaces(spaces)}.`,
  ranked,
  'target-met': ({ seat, score, target }, context) =>
    `${does(context, seat, 'hebt gewonnen', 'heeft gewonnen')}! ${points(score)}, doelscore ${number(target)}.`,
  'target-missed': ({ seat, score, target }, context) =>
    `${does(context, seat, 'hebt verloren', 'heeft verloren')}: ${points(score)}, doelscore ${number(target)}.`,
  abandoned: 'Het spel is afgebroken: er is geen uitslag.',
};

export const sagrada: SagradaTexts = { consequences, board, preview, outlook, log };
