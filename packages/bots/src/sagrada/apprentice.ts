/**
 * `apprentice` for Sagrada: a beginner who sees the points of the next move and no further. It takes the most points
 * gained now, and among equals a move without a tool. It does not notice spaces that can no longer be filled, the needs
 * of rows and columns, or the other players. Of the windows on offer it takes an easy one, with the fewest tokens.
 * Among equals it takes the first.
 */
import type { Code, Seat } from '@leadlight/core';
import { isTool, sagrada, type Position, type Sagrada } from '@leadlight/sagrada';
import { reflex, type Choice } from '../thinking/reflex.ts';
import type { Brain } from '../thinking/search.ts';

export const apprentice: Brain<Sagrada> = reflex(sagrada, ({ position, seat, codes }) => {
  const before = sightOf(position, seat);
  const next = sagrada.copy(position);
  const choices = codes.map((code) => ({ code, value: sightAfter(next, position, seat, code) - before }));
  return choices.reduce((best, choice) => (isBetter(choice, best) ? choice : best));
});

/** The points in sight; while windows are being chosen, how easy the chosen one is. */
const sightOf = (position: Position, seat: Seat): number =>
  position.round === 0 ? -position.windows[seat].tokens : sagrada.standing(position, seat);

function sightAfter(next: Position, position: Position, seat: Seat, code: Code): number {
  sagrada.copyInto(position, next);
  sagrada.apply(next, code);
  return sightOf(next, seat);
}

const isBetter = (a: Choice, b: Choice): boolean =>
  a.value === b.value ? isTool(b.code) && !isTool(a.code) : a.value > b.value;
