/**
 * `apprentice` for Sintra: a friendly beginner who sees only what is right in front of it. It looks at the strip under
 * its glazier and the next one, and takes the panes that fit best there: most placed, fewest broken. It ignores points,
 * the palace, later rounds and the other players. If no strip it sees has room, it moves back, or breaks as little as
 * it can.
 */
import type { Code, Seat } from '@leadlight/core';
import { sintra, type Consequence, type Position, type Sintra } from '@leadlight/sintra';
import { bestOf, type Worth } from '../thinking/best.ts';
import { reflex } from '../thinking/reflex.ts';
import type { Brain } from '../thinking/search.ts';

/** How many slots it sees, including the one under its glazier. */
const SIGHT = 2;

/** Worse than anything it sees. */
const OUT_OF_SIGHT = -100;

export const apprentice: Brain<Sintra> = reflex(sintra, ({ position, seat, codes }, random) => {
  const { code } = bestOf(codes, (each) => worthOf(position, seat, each), random);
  return { code, value: gainOf(position, seat, code) };
});

function worthOf(position: Position, seat: Seat, code: Code): Worth {
  const move = sintra.decode(position, code);
  if (move.type === 'back') return [0];
  const trace: Consequence[] = [];
  sintra.apply(sintra.copy(position), code, trace);
  const worth = trace.reduce((sum, consequence) => sum + panesOf(consequence), 0);
  const isInSight = move.strip === null || move.strip < position.boards[seat].glazier + SIGHT;
  return [isInSight ? worth : worth + OUT_OF_SIGHT];
}

/** Placed panes count for a move, broken ones against it. */
function panesOf(consequence: Consequence): number {
  if (consequence.type === 'placed') return consequence.spaces.length;
  return consequence.type === 'broke' ? -consequence.count : 0;
}

/** The points gained by the move itself. */
function gainOf(position: Position, seat: Seat, code: Code): number {
  const after = sintra.copy(position);
  sintra.apply(after, code);
  return sintra.standing(after, seat) - sintra.standing(position, seat);
}
