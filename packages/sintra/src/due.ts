/** The next thing that must happen. Search asks before every move, so the answers are created once. */
import type { Due, Seat } from '@leadlight/core';
import { ROUNDS } from './components.ts';
import { MOST_PLAYERS } from './options.ts';
import type { Position } from './position.ts';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const DECIDE: readonly Due[] = upTo(MOST_PLAYERS).map((seat) => ({ kind: 'decide', seats: [seat] }));
const FILL: readonly Due[] = upTo(ROUNDS + 1).map((round) => ({
  kind: 'chance',
  event: 'fill',
  labels: [fillLabel(round)],
}));
const END: Due = { kind: 'end' };
const OVER: Due = { kind: 'over' };

export const stripsLabel = (seat: Seat): string => `strips:${seat}`;

export function fillLabel(round: number): string {
  return `fill:${round}`;
}

/** the start is not drawn if the table's creator chose it. */
function setupDue(position: Position): Due {
  const start = position.options.start === undefined ? ['start'] : [];
  const strips = position.boards.map((board) => stripsLabel(board.seat));
  return { kind: 'chance', event: 'setup', labels: [...start, ...strips, 'indicator'] };
}

export function dueIn(position: Position): Due {
  if (position.abandoned) return OVER;
  switch (position.phase) {
    case 'decide':
      return DECIDE[position.turn];
    case 'fill':
      return FILL[position.round];
    case 'setup':
      return setupDue(position);
    case 'end':
      return END;
    case 'over':
      return OVER;
  }
}
