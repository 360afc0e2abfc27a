import type { ByEarTexts } from '../by-ear.ts';

export const byEar: ByEarTexts = {
  command: 'Command field',
  field: 'Move or question',
  hint: 'Enter shows what a move does; Enter again plays it.',
  hintArrows: 'Down arrow: suggestions.',
  openField: 'Type a move or a question',
  enter: 'Enter',
  suggestions: 'Suggestions',
  enterAgain: (act) => `Enter again: ${act}`,
  choices: 'Your choices',
  lastMoves: 'Last moves',
  narration: 'Announcements for screen readers',
  narrations: {
    brief: 'Brief',
    normal: 'Normal',
    full: 'Full, with the position at the start of your turn',
  },
};
