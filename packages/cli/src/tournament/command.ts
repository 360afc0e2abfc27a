import type { AllTexts } from '@leadlight/messages';
import { command, type AnyCommand } from '../base/command.ts';
import { EXIT } from '../base/complaint.ts';
import { refuseRest } from '../base/rest.ts';
import type { Games } from '../game/games.ts';
import { plain, type Terminal } from '../base/terminal.ts';
import { numbersIn } from './numbers.ts';
import { factsOf } from './facts.ts';
import { report } from './report.ts';
import type { Results } from './results.ts';
import { runTournament } from './run.ts';
import { scheduleOf } from './schedule.ts';
import { firstBot, readTournament, TOURNAMENT_FLAGS, type Order } from './settings.ts';

/** The names of flag values on the help page. */
const VALUES = {
  players: 'N',
  bots: 'NAME,NAME,…',
  games: 'N',
  seed: 'TEXT',
  think: 'MS',
  limit: 'MS',
  until: 'PERCENT',
  workers: 'N',
  out: 'FILE',
} as const;

export const tournament = (games: Games): AnyCommand =>
  command({
    name: 'tournament',
    flags: TOURNAMENT_FLAGS,
    added: { after: 'seed', flags: games.flagsFor('tournament') },
    required: ['game', 'bots'],
    values: { game: games.ids.join('|'), ...VALUES },
    takes: '',
    examples: games.examplesFor('tournament'),
    run: ({ flags, rest }, terminal) => {
      refuseRest(rest, terminal);
      const form = flags.json === true ? 'json' : flags.markdown === true ? 'markdown' : 'plain';
      return play(readTournament(flags, games, terminal.texts), form, terminal);
    },
  });

/** Plays the tournament, reports on it and returns the exit code. */
async function play(order: Order, form: 'plain' | 'markdown' | 'json', terminal: Terminal): Promise<number> {
  const { texts } = terminal;
  const schedule = scheduleOf(order.settings.bots, order.settings.players);
  const { results, signal } = await runTournament(order, schedule, texts);
  const played = results.inOrder;
  const remarks = remarksOn(order, results, texts);
  if (form === 'json') await terminal.write(`${JSON.stringify(await factsOf(order, results))}\n`);
  else {
    const outcome = { ...order, gamesPerDeal: schedule.gamesPerDeal, games: played, remarks };
    const lines = await report(outcome, form, texts, terminal.watched ? terminal.columns : Infinity);
    await terminal.tell(lines.map((line) => `${line}\n`).join(''));
  }
  return signal ?? (played.some(({ forfeit }) => forfeit !== undefined) ? EXIT.bad : EXIT.fine);
}

/** How the tournament ended. */
function remarksOn(
  { settings, games, bar, out }: Order,
  { inOrder, answer, complete }: Results,
  texts: AllTexts,
): readonly string[] {
  const words = texts.cli.tournament;
  const bot = plain(firstBot(settings));
  if (!complete) return [words.stopped(inOrder.length, games), ...(out === undefined ? [] : [words.goesOn(out)])];
  if (bar === undefined) return [];
  const percent = numbersIn(texts).percent(bar);
  return [answer === undefined ? words.undecided(bot, percent) : words.decided[answer](bot, percent, inOrder.length)];
}
