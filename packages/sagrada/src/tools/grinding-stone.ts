/** G-42: the drafted die is turned to its opposite face. */
import { addForCells, firstField, firstOf, secondOf } from '../codes.ts';
import { DICE, valueOf, withValue } from '../dice.ts';
import { lowest } from '../grid.ts';
import { PLAIN, spacesFor } from '../placement.ts';
import { beforeDrafting, place, takeable, takeFromPool, whyNotDraft, type Tool } from './tool.ts';

/** Opposite faces of a die add up to 7. */
const opposite = (die: number): number => withValue(die, 7 - valueOf(die));

export const grindingStone: Tool = {
  rule: 'G-42',
  untimely: beforeDrafting('grinding-stone'),
  list(bench, base, into) {
    for (let rest = takeable(bench); rest !== 0; rest &= rest - 1) {
      const die = lowest(rest);
      addForCells(into, base | firstField(die), spacesFor(bench.window, opposite(die), PLAIN));
    }
  },
  why: (bench, code) => whyNotDraft(bench, code, opposite(firstOf(code)), PLAIN),
  apply(position, code, trace) {
    const die = firstOf(code);
    const made = opposite(die);
    takeFromPool(position, die, 'G-31', trace);
    const seat = position.seat;
    trace?.push({ type: 'turned', rule: 'G-42', seat, tool: 'grinding-stone', from: DICE[die], to: DICE[made] });
    place(position, made, secondOf(code), 'G-31', trace);
    position.drafted = true;
  },
};
