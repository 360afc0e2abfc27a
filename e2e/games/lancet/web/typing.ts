/** What players type at a table: the shard that they choose. */
import { loadTyped, type CommonTerm } from '@leadlight/messages';
import { refusalsOf } from '../../../../packages/web/src/base/refusals.ts';
import type { ClientGame } from '../../../../packages/web/src/game/client-game.ts';
import type { Understanding } from '../../../../packages/web/src/game/understanding.ts';
import { lexiconOf, type Lexicon, type Token } from '../../../../packages/web/src/typing/lexicon.ts';
import { choice, unclear } from '../../../../packages/web/src/typing/replies.ts';
import { understandingOf } from '../../../../packages/web/src/typing/understanding.ts';
import { weighed } from '../../../../packages/web/src/typing/weighing.ts';
import { COLOURS, lancet, lancetText, type Colour, type Lancet } from '#games/lancet';
import type { TextsHere } from '../texts/texts.ts';
import { TYPED } from '../texts/typed.ts';
import type { LancetStep } from './choosing.ts';
import { previewLancet } from './preview.ts';

type Words = Lexicon<Colour | CommonTerm>;

const colourIn = (tokens: readonly Token<Colour | CommonTerm>[]): Colour | undefined =>
  COLOURS.find((colour) => tokens.some((token) => token.kind === 'word' && token.term === colour));

export async function lancetUnderstanding(
  client: ClientGame<Lancet, LancetStep>,
  texts: TextsHere,
): Promise<Understanding<Lancet, LancetStep>> {
  const { locale } = texts;
  const [common, refusals] = await Promise.all([loadTyped(locale), refusalsOf(client, locale)]);
  const lexicon: Words = lexiconOf({ words: { ...common.words, ...TYPED[locale] }, short: COLOURS });
  return understandingOf<Lancet, LancetStep, Colour>({
    client,
    notation: lancetText,
    lexicon,
    texts: common.typed,
    refusals,
    answers: {},
    choose: ({ tokens }) => {
      const colour = colourIn(tokens);
      return colour === undefined ? unclear(texts.lancet.board.choose) : choice([{ kind: 'shard', colour }]);
    },
    nameOf: ({ colour }) => texts.lancet.board.shard(colour),
    write: ({ colour }) => (colour === null ? '' : lexicon.say(colour)),
    weigh: ({ move, followed, before, position }) =>
      weighed(
        previewLancet(followed, before.round, texts),
        lancet.standing(position, move.player) - lancet.standing(before, move.player),
        common.typed,
      ),
    questionLines: () => [lexicon.say('since')],
  });
}
