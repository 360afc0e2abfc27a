/** Plays the missing games of a tournament and saves their results. */
import type { AllTexts } from '@leadlight/messages';
import { Complaint } from '../base/complaint.ts';
import type { TerminalGame } from '../game/terminal-game.ts';
import { describeVerdict } from '../players/verdict.ts';
import { Stop } from '../base/signals.ts';
import { openResults, type ResultsFile } from './file.ts';
import type { Played } from './played.ts';
import { playAll } from './pool.ts';
import { watch } from './progress.ts';
import { Results } from './results.ts';
import type { Schedule } from './schedule.ts';
import { firstBot, type Order } from './settings.ts';
import { Question } from './until.ts';

export interface Run {
  readonly results: Results;
  /** The exit code for a signal that stopped the tournament. */
  readonly signal: number | undefined;
}

export async function runTournament(order: Order, schedule: Schedule, texts: AllTexts): Promise<Run> {
  const { settings, games, bar, out } = order;
  const question = bar === undefined ? undefined : new Question(firstBot(settings), bar, schedule.gamesPerDeal);
  const results = new Results(schedule, games, question);
  const file = out === undefined ? undefined : openResults(out, order, schedule, texts);
  try {
    for (const played of file?.games ?? []) results.add(played);
    if (out !== undefined && results.over > 0 && process.stderr.isTTY) {
      process.stderr.write(`${texts.cli.tournament.found(results.over, out)}\n`);
    }
    return { results, signal: results.complete ? undefined : await playOn(order, results, file, texts) };
  } finally {
    file?.close();
  }
}

/** Returns the exit code for a signal that stopped the tournament. */
async function playOn(
  { settings, game, registry, games, workers }: Order,
  results: Results,
  file: ResultsFile | undefined,
  texts: AllTexts,
): Promise<number | undefined> {
  const stop = new Stop();
  const answered = new AbortController();
  const stopWatching = watch(results, games, firstBot(settings), texts);
  const done = (played: Played): void => {
    demandStarted(played, game, texts);
    file?.append(played);
    results.add(played);
    if (results.answer !== undefined) answered.abort();
  };
  const threads = Math.min(workers, games - results.over);
  try {
    const either = AbortSignal.any([stop.asked, answered.signal]);
    await playAll({ settings, registry, workers: threads, next: () => results.next(), done, stop: either });
  } finally {
    stopWatching();
    stop.release();
  }
  return stop.exitCode;
}

/** A program that cannot be started has not forfeited: the user can fix the command and start again. */
function demandStarted({ seats, forfeit }: Played, game: TerminalGame, texts: AllTexts): void {
  if (forfeit?.verdict.kind !== 'unstarted') return;
  const { verdict, seat } = forfeit;
  const why = describeVerdict(game, verdict, texts);
  throw new Complaint(texts.cli.labelled(seats[seat] ?? '', why), 'file');
}
