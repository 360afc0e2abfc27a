import { valueOf } from '../parts.ts';
import type { SagradaTexts } from '../texts.ts';
import { board } from './board-sagrada.ts';
import { log } from './log-sagrada.ts';
import { outlook } from './outlook-sagrada.ts';
import { preview } from './preview-sagrada.ts';
import { accusative, DIE_COLOURS, listDice, subject, VALUES } from './dice.ts';
import { does, doesThen, doneBy, list, number, plural, points, ranked, tokens } from './grammar.ts';
import { names } from './names.ts';
import { objective, pattern, tool } from './quoted.ts';

const { privateObjectives } = names.sagrada;

/** “raz”, “2 razy”. */
const times = (count: number): string =>
  plural(count, {
    one: 'raz',
    few: `${number(count)} razy`,
    many: `${number(count)} razy`,
    other: `${number(count)} raza`,
  });

const consequences: SagradaTexts['consequences'] = {
  dealt: ({ seat, tools: dealt, public: shared }, context) =>
    `Karty są rozdane; ${doneBy(context, seat, 'zaczynasz', 'zaczyna')}. Narzędzia: ${list(dealt.map(tool))}. Cele grupowe: ${list(shared.map(objective))}.`,
  chosen: ({ seat, pattern: id }, context) =>
    id === null
      ? `${does(context, seat, 'masz już', 'ma już')} wybrany wzór.`
      : `${does(context, seat, 'wybierasz', 'wybiera')} wzór ${pattern(id)}.`,
  'tokens-received': ({ tokens: count }) => `Ten wzór daje ${tokens(count)}.`,
  'windows-shown': ({ patterns: chosen }, { name }) =>
    `Wszystkie wzory są odkryte. ${chosen.map((id, seat) => `${name(seat)}: ${id === null ? 'bez wzoru' : pattern(id)}`).join('; ')}.`,
  'privates-shown': ({ private: shown }, { name }) =>
    `Cele indywidualne są odkryte. ${shown.map((colours, seat) => `${name(seat)}: ${list(colours.map((colour) => `„${privateObjectives[colour].name}”`))}`).join('; ')}.`,
  rolled: ({ round, seat, dice }, context) =>
    `Runda ${round}: ${doesThen(context, seat, 'rzucasz', 'rzuca')} kostkami. Pula: ${listDice(dice)}.`,
  taken: ({ seat, die }, context) => `${does(context, seat, 'bierzesz', 'bierze')} z puli ${accusative(die)}.`,
  placed: ({ seat, die, cell }, context) =>
    `${does(context, seat, 'kładziesz', 'kładzie')} ${accusative(die)} na polu ${cell}.`,
  'tokens-paid': ({ seat, tool: id, tokens: count }, context) =>
    `${does(context, seat, 'płacisz', 'płaci')} ${tokens(count)} za narzędzie ${tool(id)}.`,
  'die-paid': ({ seat, tool: id, die }, context) =>
    `${does(context, seat, 'oddajesz', 'oddaje')} ${accusative(die)} za narzędzie ${tool(id)}.`,
  turned: ({ from, to }) => `${subject(from)} zmienia się w ${VALUES[valueOf(to)].accusative}.`,
  swapped: ({ round, from, to }) =>
    `${subject(from)} zostaje wymieniona na ${accusative(to)} z pola ${round} toru rund.`,
  moved: ({ die, from, to }) => `${subject(die)} zostaje przesunięta z pola ${from} na pole ${to}.`,
  rerolled: ({ from, to }) => `Ponowny rzut. Przedtem: ${listDice(from)}. Teraz: ${listDice(to)}.`,
  bagged: ({ die }) => `${subject(die)} wraca do woreczka.`,
  drawn: ({ colour }) => `Z woreczka zostaje wylosowana ${DIE_COLOURS[colour].nominative} kostka.`,
  pooled: ({ die }) => `${subject(die)} trafia do puli.`,
  'turn-ended': ({ seat, passed }, context) =>
    passed ? `${does(context, seat, 'pasujesz', 'pasuje')}.` : `${does(context, seat, 'kończysz', 'kończy')} turę.`,
  'turn-forfeited': ({ seat }, context) =>
    `${does(context, seat, 'rezygnujesz', 'rezygnuje')} ze swojej drugiej tury w tej rundzie.`,
  'turn-skipped': ({ seat }, context) => `${does(context, seat, 'pomijasz', 'pomija')} swoją drugą turę w tej rundzie.`,
  'round-ended': ({ round, dice }) =>
    dice.length === 0
      ? `Koniec rundy ${round}; na tor rund nie trafia żadna kostka.`
      : `Koniec rundy ${round}. Na tor rund: ${listDice(dice)}.`,
  'objective-scored': ({ seat, objective: id, times: met, points: won }, context) =>
    met === 0
      ? `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za cel ${objective(id)}.`
      : `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za cel ${objective(id)}, spełniony ${times(met)}.`,
  'private-scored': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za cel indywidualny „${privateObjectives[colour].name}”.`,
  'tokens-scored': ({ seat, points: won }, context) =>
    `${does(context, seat, 'zdobywasz', 'zdobywa')} ${points(won)} za niewykorzystane znaczniki uznania.`,
  'empty-scored': ({ seat, spaces, points: lost }, context) =>
    spaces === 0
      ? `${does(context, seat, 'nie masz', 'nie ma')} pustych pól.`
      : `${does(context, seat, 'tracisz', 'traci')} ${points(Math.abs(lost))} za puste pola (${number(spaces)}).`,
  ranked,
  'target-met': ({ seat, score, target }, context) =>
    `${does(context, seat, 'wygrywasz', 'wygrywa')}! ${points(score)}, wynik do pobicia: ${number(target)}.`,
  'target-missed': ({ seat, score, target }, context) =>
    `Tym razem ${doesThen(context, seat, 'nie wygrywasz', 'nie wygrywa')}: ${points(score)}, wynik do pobicia: ${number(target)}.`,
  abandoned: 'Rozgrywka została przerwana bez wyniku.',
};

export const sagrada: SagradaTexts = { consequences, board, preview, outlook, log };
