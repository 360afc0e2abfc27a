/** What players type at a table of Sagrada. */
import { loadSagradaTyped, loadTyped, type TextsWith } from '@leadlight/messages';
import {
  COLOURS,
  PATTERN_IDS,
  ROWS,
  sagrada,
  sagradaText,
  TOOL_IDS,
  outlookOf,
  type Sagrada,
} from '@leadlight/sagrada';
import { refusalsOf } from '../../../base/refusals.ts';
import type { ClientGame } from '../../../game/client-game.ts';
import type { Understanding } from '../../../game/understanding.ts';
import { lexiconOf, nameForms, type Lexicon } from '../../../typing/lexicon.ts';
import type { Line } from '../../../typing/line.ts';
import type { Said } from '../../../typing/replies.ts';
import type { Speaking, Tried } from '../../../typing/speaking.ts';
import { understandingOf } from '../../../typing/understanding.ts';
import { weighed } from '../../../typing/weighing.ts';
import type { SagradaStep } from '../choosing/steps.ts';
import type { Considered } from '../outlook.ts';
import { previewSagrada } from '../preview.ts';
import { askedOf, bagSagrada, needSagrada, readSagrada, viewIn, whereSagrada, type Asked } from './answers.ts';
import { chooseSagrada, type Now } from './choose.ts';
import { isAboutTyped, moveOf } from './meant.ts';
import { nameOfSagrada } from './naming.ts';
import { isMark, thingsIn, type Term } from './things.ts';
import { writeDie, writeSagrada, type Writing } from './write.ts';

/** The names of cards, as words. */
function cardForms({ names }: TextsWith<'sagrada'>): Readonly<Record<string, string>> {
  const tools = TOOL_IDS.map((id) => [`tool:${id}`, names.sagrada.tools[id].name] as const);
  const patterns = PATTERN_IDS.map((id) => [`pattern:${id}`, names.sagrada.patterns[id]] as const);
  return { ...nameForms(Object.fromEntries(tools)), ...nameForms(Object.fromEntries(patterns)) };
}

/** The points that a move brings; a hidden private objective stays out of them. */
function change({ outlook: { points }, isCovered }: Considered): number {
  return isCovered ? points.total - points.private : points.total;
}

function considerIn({ before, position, move }: Tried<Sagrada>, isCovered: boolean): Considered {
  const { public: objectives } = sagrada.view(before, move.player);
  return { outlook: outlookOf(before, position, move.player), objectives, isCovered };
}

/** What Sagrada says about its moves and boards. */
export async function sagradaSpeaking(
  client: ClientGame<Sagrada, SagradaStep>,
  texts: TextsWith<'sagrada'>,
): Promise<Speaking<Sagrada, SagradaStep, Term>> {
  const { locale } = texts;
  const [common, own, refusals] = await Promise.all([
    loadTyped(locale),
    loadSagradaTyped(locale),
    refusalsOf(client, locale),
  ]);
  const { typed } = own;
  const lexicon: Lexicon<Term> = lexiconOf<Term>({
    words: { ...cardForms(texts), ...common.words, ...own.words },
    short: COLOURS,
    isMark,
  });
  const writing: Writing = { words: lexicon, texts };
  const answered =
    (about: (asked: Asked) => Said) =>
    (line: Line<Term>, moment: Now): Said =>
      about({ ...askedOf(line, moment), texts, typed, noBoard: common.typed.noBoard });
  return {
    client,
    notation: sagradaText,
    lexicon,
    texts: common.typed,
    refusals,
    choose: ({ all }, moment) => chooseSagrada(thingsIn(all), viewIn(moment), moment, { texts, typed }),
    moveOf,
    isAbout: isAboutTyped,
    nameOf: (step, moment) => nameOfSagrada(step, moment, viewIn(moment), texts),
    write: (move) => writeSagrada(move, writing),
    weigh: (tried, { isCovered = false }) => {
      const considered = considerIn(tried, isCovered);
      return weighed(previewSagrada(tried.followed, considered, texts), change(considered), common.typed);
    },
    answers: {
      where: answered(whereSagrada),
      need: answered(needSagrada),
      bag: answered(bagSagrada),
      read: answered(readSagrada),
    },
    questionLines: (moment) => questionLines(moment, writing),
  };
}

export const sagradaUnderstanding = async (
  client: ClientGame<Sagrada, SagradaStep>,
  texts: TextsWith<'sagrada'>,
): Promise<Understanding<Sagrada, SagradaStep>> => understandingOf(await sagradaSpeaking(client, texts));

/** The questions with what they can be about now. */
function questionLines(moment: Now, writing: Writing): readonly string[] {
  const { words } = writing;
  const { pool } = viewIn(moment);
  return [
    ...[...new Set(pool)].map((die) => `${words.say('where')} ${writeDie(die, writing)}`),
    ...moment.names.map((name) => `${words.say('need')} ${name}`),
    words.say('bag'),
    words.say('since'),
    ...ROWS.map((row) => `${words.say('read')} ${words.say('row')} ${row}`),
  ];
}
