/**
 * `greedy` for Sintra, a yardstick that never changes. It looks only at its own next move and prefers, in this order:
 *
 * 1. the most points gained now, minus points lost on glass: the colour bonus and the window, less the 18
 *    of a full track and the difference between the marker's new and old spaces at the end;
 * 2. the fewest panes broken;
 * 3. the most panes placed.
 *
 * Equal moves are equally likely. Moving the glazier back gains, breaks and places nothing. It ignores the final
 * scoring of the palace and the strips, and the other seats.
 */
import type { Code, Seat } from '@leadlight/core';
import { GLASS_TRACK, sintra, type Consequence, type Sintra } from '@leadlight/sintra';
import { reflex } from '../thinking/reflex.ts';
import type { Brain } from '../thinking/search.ts';
import { bestOf, type Worth } from '../thinking/best.ts';

export const greedy: Brain<Sintra> = reflex(sintra, ({ position, seat, codes }, random) => {
  const followed = (code: Code): Consequence[] => {
    const trace: Consequence[] = [];
    sintra.apply(sintra.copy(position), code, trace);
    return trace;
  };
  return bestOf(codes, (code) => worthOf(followed(code), seat), random);
});

function worthOf(trace: readonly Consequence[], seat: Seat): Worth {
  const own = trace.filter((consequence) => 'seat' in consequence && consequence.seat === seat);
  return [sum(own, pointsOf), -sum(own, brokenOf), sum(own, placedOf)];
}

const sum = (trace: readonly Consequence[], numberOf: (consequence: Consequence) => number): number =>
  trace.reduce((total, consequence) => total + numberOf(consequence), 0);

function pointsOf(consequence: Consequence): number {
  if (consequence.type === 'colour-bonus' || consequence.type === 'window-scored') return consequence.points;
  if (consequence.type === 'glass-lost') return -consequence.points;
  if (consequence.type === 'glass-moved') return GLASS_TRACK[consequence.to] - GLASS_TRACK[consequence.from];
  return 0;
}

const brokenOf = (consequence: Consequence): number => (consequence.type === 'broke' ? consequence.count : 0);

const placedOf = (consequence: Consequence): number => (consequence.type === 'placed' ? consequence.spaces.length : 0);
