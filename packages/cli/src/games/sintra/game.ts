/** Sintra on the command line. */
import { sintraBots } from '@leadlight/bots/sintra';
import { describeReason, finalSintraScore, logSintra } from '@leadlight/messages';
import { sintra, sintraText, type Sintra } from '@leadlight/sintra';
import { nativePeer } from '../../game/native.ts';
import type { TerminalGame } from '../../game/terminal-game.ts';
import { draw, head } from './board.ts';
import { OPTIONS } from './options.ts';
import { PEER } from './peer.ts';

export const SINTRA: TerminalGame<Sintra> = {
  game: sintra,
  text: sintraText,
  bots: sintraBots,
  name: ({ names }) => names.sintra.game,
  reason: ({ refusals }, reason) => describeReason(refusals, refusals.sintra, reason),
  log: logSintra,
  head,
  draw,
  score: finalSintraScore,
  options: OPTIONS,
  benchmarks: { peers: [PEER, nativePeer(sintra.id, ({ names }) => names.sintra.game)] },
  examples: {
    simulate: ['leadlight simulate --game sintra --players 4 --games 100 --bots greedy,random --out games.jsonl'],
    verify: ['leadlight simulate --game sintra --games 1000 | leadlight verify'],
    bot: [`echo '{"id":1,"seat":0,"record":{…}}' | leadlight bot --game sintra --level greedy`],
    tournament: [
      'leadlight tournament --game sintra --bots greedy,random --games 1000',
      'leadlight tournament --game sintra --bots "greedy,exec:python3 my-bot.py" --limit 2000',
    ],
  },
};
