/** G-40: in the first turn, a second die is drafted at once; the second turn of the round is skipped. */
import { addForCells, firstField, firstOf, secondOf } from '../codes.ts';
import { lowest } from '../grid.ts';
import { PLAIN, spacesFor } from '../placement.ts';
import { firstTurnAfterDrafting, place, takeable, takeFromPool, whyNotDraft, type Tool } from './tool.ts';

export const runningPliers: Tool = {
  rule: 'G-40',
  untimely: firstTurnAfterDrafting,
  list(bench, base, into) {
    for (let rest = takeable(bench); rest !== 0; rest &= rest - 1) {
      const die = lowest(rest);
      addForCells(into, base | firstField(die), spacesFor(bench.window, die, PLAIN));
    }
  },
  why: (bench, code) => whyNotDraft(bench, code, firstOf(code), PLAIN),
  apply(position, code, trace) {
    takeFromPool(position, firstOf(code), 'G-40', trace);
    place(position, firstOf(code), secondOf(code), 'G-40', trace);
    position.skips |= 1 << position.seat;
  },
};
