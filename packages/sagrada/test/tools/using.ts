/** A turn with a tool available, for its tests. */
import type { Position, ToolId } from '../../src/index.ts';
import { table } from '../table.ts';

/** Tools that do not interfere with any move of a test. */
const OTHERS: readonly ToolId[] = ['glazing-hammer', 'running-pliers', 'lathekin'];

/** `comitas` is Y.2.6 / .4.5Y / ...Y5 / 12Y3; seat 0 is to draft from the pool. */
export const draftingWith = (tool: ToolId, own: string, pool: string, given: object = {}): Position =>
  table({
    seats: [{ pattern: 'comitas', dice: own }, {}],
    pool,
    tools: [tool, ...OTHERS.filter((other) => other !== tool)].slice(0, 3),
    ...given,
  });

/** The same, after the die of the turn is drafted. */
export const movingWith = (tool: ToolId, own: string, given: object = {}): Position =>
  draftingWith(tool, own, 'B1', { drafted: true, ...given });
