/** What players type at a table of Sintra. */
import { loadSintraTyped, loadTyped, type CommonTerm, type SintraTerm, type TextsWith } from '@leadlight/messages';
import { COLOURS, sintra, sintraText, type Sintra } from '@leadlight/sintra';
import { refusalsOf } from '../../../base/refusals.ts';
import type { ClientGame } from '../../../game/client-game.ts';
import type { Understanding } from '../../../game/understanding.ts';
import { lexiconOf, type Lexicon } from '../../../typing/lexicon.ts';
import type { Line } from '../../../typing/line.ts';
import type { Said } from '../../../typing/replies.ts';
import type { Speaking } from '../../../typing/speaking.ts';
import { weighed } from '../../../typing/weighing.ts';
import { understandingOf } from '../../../typing/understanding.ts';
import { previewSintra } from '../preview.ts';
import type { SintraStep } from '../choosing/steps.ts';
import { bagSintra, needSintra, readSintra, viewIn, whereSintra, type Asked } from './answers.ts';
import { chooseSintra, type Now } from './choose.ts';
import { nameOfSintra } from './naming.ts';
import { readMove } from './read.ts';
import { writeSintra } from './write.ts';

type Words = Lexicon<SintraTerm | CommonTerm>;

/** What Sintra says about its moves and boards. */
export async function sintraSpeaking(
  client: ClientGame<Sintra, SintraStep>,
  texts: TextsWith<'sintra'>,
): Promise<Speaking<Sintra, SintraStep, SintraTerm>> {
  const { locale } = texts;
  const [common, own, refusals] = await Promise.all([
    loadTyped(locale),
    loadSintraTyped(locale),
    refusalsOf(client, locale),
  ]);
  const { typed } = own;
  const lexicon: Words = lexiconOf({ words: { ...common.words, ...own.words }, short: COLOURS });
  const answered =
    (about: (asked: Asked) => Said) =>
    (line: Line<SintraTerm>, moment: Now): Said =>
      about({ line, moment, view: viewIn(moment), texts, typed, noBoard: common.typed.noBoard });
  return {
    client,
    notation: sintraText,
    lexicon,
    texts: common.typed,
    refusals,
    choose: ({ tokens }, moment) => chooseSintra(readMove(tokens), viewIn(moment), moment, { texts, typed }),
    nameOf: (step, moment) => nameOfSintra(step, moment, viewIn(moment), { texts, typed }),
    write: (move, { legal }) => writeSintra(move, legal, lexicon),
    weigh: ({ move, followed, before, position }) =>
      weighed(
        previewSintra(followed, sintra.view(before, move.player), texts),
        sintra.standing(position, move.player) - sintra.standing(before, move.player),
        common.typed,
      ),
    answers: {
      where: answered(whereSintra),
      need: answered(needSintra),
      bag: answered(bagSintra),
      read: answered(readSintra),
    },
    questionLines: (moment) => questionLines(moment, lexicon),
  };
}

export const sintraUnderstanding = async (
  client: ClientGame<Sintra, SintraStep>,
  texts: TextsWith<'sintra'>,
): Promise<Understanding<Sintra, SintraStep>> => understandingOf(await sintraSpeaking(client, texts));

/** The questions with what they can be about now. */
function questionLines(moment: Now, words: Words): readonly string[] {
  const view = viewIn(moment);
  const slots = view.seats[0]?.strips.map((_, slot) => slot + 1) ?? [];
  return [
    ...COLOURS.map((colour) => `${words.say('where')} ${words.say(colour)}`),
    ...moment.names.map((name) => `${words.say('need')} ${name}`),
    words.say('bag'),
    words.say('since'),
    ...slots.map((slot) => `${words.say('read')} ${words.say('strip')} ${slot}`),
  ];
}
