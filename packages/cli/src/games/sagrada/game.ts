/** Sagrada on the command line. */
import { sagradaBots } from '@leadlight/bots/sagrada';
import { describeReason, finalSagradaScore, logSagrada } from '@leadlight/messages';
import { sagrada, sagradaText, type Sagrada } from '@leadlight/sagrada';
import { nativePeer } from '../../game/native.ts';
import type { TerminalGame } from '../../game/terminal-game.ts';
import { draw, head } from './board.ts';
import { OPTIONS } from './options.ts';

export const SAGRADA: TerminalGame<Sagrada> = {
  game: sagrada,
  text: sagradaText,
  bots: sagradaBots,
  name: ({ names }) => names.sagrada.game,
  reason: ({ refusals }, reason) => describeReason(refusals, refusals.sagrada, reason),
  log: logSagrada,
  head,
  draw,
  score: finalSagradaScore,
  options: OPTIONS,
  benchmarks: {
    rollouts: ({ cli }) => cli.bench.draftsOnly,
    peers: [nativePeer(sagrada.id, ({ names }) => names.sagrada.game)],
  },
  examples: {
    simulate: ['leadlight simulate --game sagrada --players 1 --tools 5 --annotate | leadlight verify'],
    bot: ['leadlight bot --game sagrada --level master --think 500 < questions.jsonl > answers.jsonl'],
    tournament: [
      'leadlight tournament --game sagrada --players 4 --bots master,greedy --until 25 --out games.jsonl',
      'leadlight tournament --game sagrada --players 1 --bots random,greedy,master --markdown',
    ],
  },
};
