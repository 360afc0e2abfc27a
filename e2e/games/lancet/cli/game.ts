/** The game on the command line. */
import { describeReason } from '@leadlight/messages';
import { oneName, textOf } from '../../../../packages/cli/src/base/flags.ts';
import type { TerminalGame } from '../../../../packages/cli/src/game/terminal-game.ts';
import { lancetBots } from '../bots/bots.ts';
import { lancet, lancetText, LENGTHS, type Lancet } from '#games/lancet';
import { logLancet } from '../texts/log.ts';
import { scorePart } from '../texts/score.ts';
import { setupTexts } from '../texts/setup.ts';
import { draw, head } from './board.ts';
import { refusalsIn, textsIn } from './texts.ts';

const CHOICES = LENGTHS.map(String);

export const LANCET: TerminalGame<Lancet> = {
  game: lancet,
  text: lancetText,
  bots: lancetBots,
  name: ({ locale }) => setupTexts(locale).game,
  reason: (texts, reason) => describeReason(texts.refusals, refusalsIn(texts), reason),
  log: (texts) => logLancet(textsIn(texts)),
  head,
  draw,
  score: (texts, { result }) =>
    result === null ? undefined : scorePart(textsIn(texts), texts.web.score.finalScoring, result.breakdown),
  options: {
    flags: [
      {
        name: 'rounds',
        value: CHOICES.join('|'),
        commands: ['simulate', 'tournament'],
        meaning: ({ locale }) => setupTexts(locale).flag,
      },
    ],
    read: (given, _, errors) => ({
      options: { rounds: Number(oneName('rounds', textOf(given, 'rounds'), CHOICES, errors) ?? LENGTHS[0]) },
    }),
    describe: ({ rounds }, { locale, cli }) => {
      const words = setupTexts(locale);
      return [cli.labelled(words.length, words.rounds[rounds])];
    },
  },
  benchmarks: { peers: [] },
  examples: {
    simulate: ['leadlight simulate --game lancet --rounds 6 --bots greedy,random | leadlight verify'],
    tournament: ['leadlight tournament --game lancet --players 3 --bots greedy,random'],
  },
};
