/** The report of a tournament: its settings, a table, and notes. */
import type { Rating } from 'openskill';
import type { AllTexts } from '@leadlight/messages';
import type { TerminalGame } from '../game/terminal-game.ts';
import { describeVerdict } from '../players/verdict.ts';
import { drawTable } from '../drawing/table.ts';
import { plain } from '../base/terminal.ts';
import { numbersIn } from './numbers.ts';
import type { Played } from './played.ts';
import { ratingsOf } from './ratings.ts';
import type { Settings } from './settings.ts';
import { standingsTable } from './standings.ts';
import { totalsOf } from './tally.ts';

export interface Outcome {
  readonly settings: Settings;
  readonly game: TerminalGame;
  readonly gamesPerDeal: number;
  readonly games: readonly Played[];
  /** Notes about how the tournament ended. */
  readonly remarks: readonly string[];
}

export async function report(
  outcome: Outcome,
  form: 'plain' | 'markdown',
  texts: AllTexts,
  columns = Infinity,
): Promise<readonly string[]> {
  const { settings, games } = outcome;
  if (games.length === 0) return outcome.remarks;
  const bots = [...new Set(settings.bots)];
  const solo = settings.players === 1;
  const ratings = solo ? new Map<string, Rating>() : await ratingsOf(bots, games);
  const table = standingsTable({ totals: totalsOf(bots, games), ratings, solo }, texts);
  const notes = [...explanations(outcome, texts), ...outcome.remarks, ...forfeits(outcome, texts)];
  return [titleOf(outcome, texts), '', ...drawTable(table, form, columns), '', ...paragraphs(notes, form)];
}

/** In Markdown, consecutive lines would become one. */
const paragraphs = (notes: readonly string[], form: 'plain' | 'markdown'): readonly string[] =>
  form === 'markdown' ? notes.map((note) => `- ${note}`) : notes;

function titleOf({ settings, game, games, gamesPerDeal }: Outcome, texts: AllTexts): string {
  const { tournament: words, verify } = texts.cli;
  return [
    game.name(texts),
    verify.players(settings.players),
    ...game.options.describe(settings.options, texts),
    words.games(games.length),
    words.deals(Math.ceil(games.length / gamesPerDeal)),
    words.seed(plain(settings.seed)),
  ].join(' · ');
}

function explanations({ settings, games, gamesPerDeal }: Outcome, texts: AllTexts): readonly string[] {
  const words = texts.cli.tournament;
  const broken = games.length % gamesPerDeal === 0 ? [] : [words.brokenDeal];
  if (settings.players === 1) return [words.soloRates, words.scores, ...broken];
  return [words.rates(numbersIn(texts).percent(1 / settings.players)), words.scores, words.ratings, ...broken];
}

/** At most this many forfeits are listed; the file has them all. */
const MOST_TOLD = 10;

function forfeits({ game: terminalGame, games }: Outcome, texts: AllTexts): readonly string[] {
  const words = texts.cli.tournament;
  const all = games.flatMap(({ game, seats, seed, forfeit }) => {
    if (forfeit === undefined) return [];
    const why = describeVerdict(terminalGame, forfeit.verdict, texts);
    const line = words.forfeit(game, forfeit.seat + 1, seats[forfeit.seat] ?? '', why);
    return [plain(`${line} · ${words.seed(seed)}`)];
  });
  const rest = all.length - MOST_TOLD;
  return [...all.slice(0, MOST_TOLD), ...(rest > 0 ? [words.moreForfeits(rest)] : [])];
}
