/** G-41: the drafted die goes on a space that touches no other die. On an empty window the edge rule stays (G-86). */
import { addForCells, firstField, firstOf, secondOf } from '../codes.ts';
import { lowest } from '../grid.ts';
import { APART, spacesFor } from '../placement.ts';
import { beforeDrafting, place, takeable, takeFromPool, whyNotDraft, type Tool } from './tool.ts';

export const corkBackedStraightedge: Tool = {
  rule: 'G-41',
  untimely: beforeDrafting('cork-backed-straightedge'),
  list(bench, base, into) {
    for (let rest = takeable(bench); rest !== 0; rest &= rest - 1) {
      const die = lowest(rest);
      addForCells(into, base | firstField(die), spacesFor(bench.window, die, APART));
    }
  },
  why: (bench, code) => whyNotDraft(bench, code, firstOf(code), APART),
  apply(position, code, trace) {
    takeFromPool(position, firstOf(code), 'G-31', trace);
    place(position, firstOf(code), secondOf(code), 'G-41', trace);
    position.drafted = true;
  },
};
