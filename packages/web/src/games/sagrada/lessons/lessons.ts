/** The lessons of Sagrada. */
import { loadSagradaLessons } from '@leadlight/messages';
import { sagradaText, type Sagrada } from '@leadlight/sagrada';
import type { GameLessons } from '../../../game/lesson.ts';
import type { SagradaStep } from '../choosing/steps.ts';
import { FIRST } from './first.ts';
import './lessons.css';
import { PRINTED } from './printed.ts';
import { SOLO } from './solo.ts';
import { EXCEPTIONS, MOVES, ROLLS, SWAPS, TWICE, VALUES } from './tools.ts';

/** The ends of turns, and of moving dice, are chosen by buttons. */
function placesOf(step: SagradaStep, seat: number): readonly string[] {
  if (step.kind === 'die' || step.kind === 'pay') return [`pool:${step.die}.0`];
  if (step.kind === 'cell' || step.kind === 'lift') return [`cell:${seat}:${step.cell}`];
  if (step.kind === 'tool') return [`tool:${step.tool}`];
  if (step.kind === 'track') return [`track:${step.round}`];
  if (step.kind === 'pattern') return [`pattern:${step.pattern}`];
  if (step.kind === 'value') return [`face:${step.value}`];
  return step.kind === 'pool' ? ['pool'] : [];
}

export const SAGRADA_LESSONS: GameLessons<Sagrada, SagradaStep> = {
  lessons: [FIRST, SOLO, VALUES, ROLLS, SWAPS, MOVES, EXCEPTIONS, TWICE, PRINTED],
  notation: sagradaText,
  settingOf: ({ options, players }) => ({ options, players }),
  placesOf,
  texts: loadSagradaLessons,
};
