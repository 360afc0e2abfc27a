/** The progress of a tournament: a bar, the time, and the first bot's win rate. */
import type { AllTexts } from '@leadlight/messages';
import { progressOf } from '../drawing/progress.ts';
import { plain } from '../base/terminal.ts';
import { numbersIn } from './numbers.ts';
import type { Results } from './results.ts';
import { totalsOf } from './tally.ts';

const SECOND_MS = 1000;

/** Redraws itself, even during a long game. The returned function ends it. */
export function watch(results: Results, games: number, bot: string, texts: AllTexts): () => void {
  const bar = progressOf(games, true);
  const start = performance.now();
  const before = results.over;
  const show = (): void => {
    const elapsed = performance.now() - start;
    const left = ((games - results.over) * elapsed) / (results.over - before);
    const [{ wins, seats } = { wins: 0, seats: 0 }] = totalsOf([bot], results.inOrder);
    const words = texts.cli.tournament.running(
      clock(elapsed),
      clock(left),
      plain(bot),
      numbersIn(texts).percent(wins / seats),
    );
    bar.show(results.over, words);
  };
  const timer = setInterval(show, SECOND_MS);
  return () => {
    clearInterval(timer);
    bar.clear();
  };
}

/** Hours, minutes and seconds; dashes if unknown. */
export function clock(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return '–:––';
  const seconds = Math.round(milliseconds / SECOND_MS);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}
