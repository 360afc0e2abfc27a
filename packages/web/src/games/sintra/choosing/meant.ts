/** Guesses the move that a player meant by touching something unavailable. */
import type { Colour, Move, Pick, Source } from '@leadlight/sintra';
import type { SintraStep } from './steps.ts';

const FIRST_STRIP = 0;

export function meantInSintra(touched: readonly SintraStep[], step: SintraStep, player: number): Move | undefined {
  if (step.kind === 'glazier') return { type: 'back', player };
  if (step.kind === 'panes') return pick(player, step.from, step.colour, FIRST_STRIP);
  const panes = touched.find((other) => other.kind === 'panes');
  if (panes === undefined) return undefined;
  if (step.kind === 'strip') return pick(player, panes.from, panes.colour, step.slot);
  if (step.kind === 'jokers' || step.kind === 'keep') return detailed([...touched, step], player);
  return step.kind === 'break' ? pick(player, panes.from, panes.colour, null) : undefined;
}

/** A pick with its jokers and the pane to keep, as far as they are chosen. */
function detailed(steps: readonly SintraStep[], player: number): Move | undefined {
  const panes = steps.find((step) => step.kind === 'panes');
  const strip = steps.find((step) => step.kind === 'strip');
  const count = steps.findLast((step) => step.kind === 'jokers')?.count ?? 0;
  const keep = steps.findLast((step) => step.kind === 'keep')?.colour;
  if (panes === undefined || strip === undefined) return undefined;
  return {
    ...pick(player, panes.from, panes.colour, strip.slot),
    ...(count > 0 && { jokers: count }),
    ...(keep !== undefined && { keep }),
  };
}

const pick = (player: number, from: Source, colour: Colour, strip: number | null): Pick => ({
  type: 'pick',
  player,
  from,
  colour,
  strip,
});
