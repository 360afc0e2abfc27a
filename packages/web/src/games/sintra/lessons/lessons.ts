/** The lessons of Sintra. */
import { loadSintraLessons } from '@leadlight/messages';
import { sintraText, type Sintra } from '@leadlight/sintra';
import type { GameLessons } from '../../../game/lesson.ts';
import { panesAt } from '../board/board.ts';
import type { SintraStep } from '../choosing/steps.ts';
import { FIRST } from './first.ts';
import { PRINTED } from './printed.ts';

/** Jokers and panes to keep are chosen by buttons. */
function placesOf(step: SintraStep, seat: number): readonly string[] {
  if (step.kind === 'panes') return [panesAt(step.from, step.colour)];
  if (step.kind === 'strip') return [`strip:${seat}:${step.slot}`];
  if (step.kind === 'break') return [`glass:${seat}`];
  return step.kind === 'glazier' ? [`glazier:${seat}`] : [];
}

export const SINTRA_LESSONS: GameLessons<Sintra, SintraStep> = {
  lessons: [FIRST, PRINTED],
  notation: sintraText,
  settingOf: ({ options, boards }) => ({ options, players: boards.length }),
  placesOf,
  texts: loadSintraLessons,
};
