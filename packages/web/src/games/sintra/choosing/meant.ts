/** Guesses the move that a player meant by touching something unavailable. */
import type { Colour, Move, Source } from '@leadlight/sintra';
import type { SintraStep } from './steps.ts';

const FIRST_STRIP = 0;

export function meantInSintra(touched: readonly SintraStep[], step: SintraStep, player: number): Move | undefined {
  if (step.kind === 'glazier') return { type: 'back', player };
  if (step.kind === 'panes') return pick(player, step.from, step.colour, FIRST_STRIP);
  const panes = touched.find((other) => other.kind === 'panes');
  if (panes === undefined) return undefined;
  if (step.kind === 'strip') return pick(player, panes.from, panes.colour, step.slot);
  return step.kind === 'break' ? pick(player, panes.from, panes.colour, null) : undefined;
}

const pick = (player: number, from: Source, colour: Colour, strip: number | null): Move => ({
  type: 'pick',
  player,
  from,
  colour,
  strip,
});
