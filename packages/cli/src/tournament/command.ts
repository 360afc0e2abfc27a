import type { AllTexts } from '@leadlight/messages';
import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { SETTING_VALUES } from '../setting.ts';
import { plain } from '../terminal.ts';
import { numbersIn } from './numbers.ts';
import { report } from './report.ts';
import type { Results } from './results.ts';
import { runTournament } from './run.ts';
import { scheduleOf } from './schedule.ts';
import { readTournament, TOURNAMENT_FLAGS, type Order } from './settings.ts';

export const tournament = command({
  name: 'tournament',
  flags: TOURNAMENT_FLAGS,
  required: ['game', 'bots'],
  values: {
    ...SETTING_VALUES,
    bots: 'NAME,NAME,…',
    games: 'N',
    seed: 'TEXT',
    think: 'MS',
    limit: 'MS',
    until: 'PERCENT',
    workers: 'N',
    out: 'FILE',
  },
  takes: '',
  examples: [
    'leadlight tournament --game sintra --bots greedy,random --games 1000',
    'leadlight tournament --game sagrada --players 4 --bots master,greedy --until 25 --out games.jsonl',
    'leadlight tournament --game sagrada --players 1 --bots random,greedy,master --markdown',
    'leadlight tournament --game sintra --bots "greedy,exec:python3 my-bot.py" --limit 2000',
  ],
  run: async ({ flags, rest }, terminal) => {
    const { texts } = terminal;
    if (rest.length > 0) throw new Complaint(texts.cli.errors.unexpected(rest[0]));
    const order = readTournament(flags, texts);
    const schedule = scheduleOf(order.settings.bots, order.settings.players);
    const { results, signal } = await runTournament(order, schedule, texts);
    const games = results.inOrder;
    const outcome = { settings: order.settings, gamesPerDeal: schedule.gamesPerDeal, games };
    const lines = await report(
      { ...outcome, remarks: remarksOn(order, results, texts) },
      flags.markdown === true ? 'markdown' : 'plain',
      texts,
    );
    await terminal.write(lines.map((line) => `${line}\n`).join(''));
    return signal ?? (games.some(({ forfeit }) => forfeit !== undefined) ? EXIT.bad : EXIT.fine);
  },
});

/** How the tournament ended. */
function remarksOn(
  { settings, games, bar, out }: Order,
  { inOrder, answer, complete }: Results,
  texts: AllTexts,
): readonly string[] {
  const words = texts.cli.tournament;
  const bot = plain(settings.bots[0]);
  if (!complete) return [words.stopped(inOrder.length, games), ...(out === undefined ? [] : [words.goesOn(out)])];
  if (bar === undefined) return [];
  const percent = numbersIn(texts).percent(bar);
  return [answer === undefined ? words.undecided(bot, percent) : words.decided[answer](bot, percent, inOrder.length)];
}
