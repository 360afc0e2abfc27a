import type { GameTypes, Reason } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import type { TerminalGame } from '../game/terminal-game.ts';
import type { Verdict } from './player.ts';

/** The reason for a forfeit, as a sentence. */
export function describeVerdict<T extends GameTypes>(game: TerminalGame<T>, verdict: Verdict, texts: AllTexts): string {
  const words = texts.cli.verdict;
  switch (verdict.kind) {
    case 'garbled':
      return words.garbled[verdict.fault](verdict.answer);
    case 'nonsense':
    case 'illegal':
      return words[verdict.kind](verdict.answer, sentences(game, verdict.reasons, texts));
    case 'late':
      return words.late(verdict.limit);
    case 'unstarted':
    case 'gone':
      return words[verdict.kind](verdict.how);
  }
}

/** The reasons come from this game, through a file or another thread. */
const sentences = <T extends GameTypes>(game: TerminalGame<T>, reasons: readonly Reason[], texts: AllTexts): string =>
  reasons.map((reason) => `${game.reason(texts, reason as T['reason'])} (${reason.rule})`).join(' ');
