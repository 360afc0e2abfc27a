/** The lessons of Sagrada. */
import { loadSagradaLessons } from '@leadlight/messages';
import { sagradaText, type Sagrada } from '@leadlight/sagrada';
import type { GameLessons } from '../../../game/lesson.ts';
import type { SagradaStep } from '../choosing/steps.ts';
import { FIRST } from './first.ts';

/** Values, payments and the ends of turns are chosen by buttons, or on the card at hand. */
function placesOf(step: SagradaStep, seat: number): readonly string[] {
  if (step.kind === 'die') return [`pool:${step.die}.0`];
  if (step.kind === 'cell' || step.kind === 'lift') return [`cell:${seat}:${step.cell}`];
  if (step.kind === 'tool') return [`tool:${step.tool}`];
  if (step.kind === 'track') return [`track:${step.round}`];
  return step.kind === 'pool' ? ['pool'] : [];
}

export const SAGRADA_LESSONS: GameLessons<Sagrada, SagradaStep> = {
  lessons: [FIRST],
  notation: sagradaText,
  settingOf: ({ options, players }) => ({ options, players }),
  placesOf,
  texts: loadSagradaLessons,
};
