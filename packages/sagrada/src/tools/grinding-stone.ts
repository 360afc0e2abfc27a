/** G-42: the drafted die is turned to its opposite face. */
import { firstOf } from '../codes.ts';
import { valueOf, withValue } from '../dice.ts';
import { PLAIN } from '../placement.ts';
import { CELL, DIE } from './fields.ts';
import { beforeDrafting, declareTool, draftTurned, listMade, whyNotDraft } from './tool.ts';

/** Opposite faces of a die add up to 7. */
const opposite = (die: number): number => withValue(die, 7 - valueOf(die));

export const grindingStone = declareTool({
  rule: 'G-42',
  fields: [DIE, CELL],
  untimely: beforeDrafting('grinding-stone'),
  list(bench, base, into) {
    listMade(bench, base, into, opposite, PLAIN);
  },
  why: (bench, code) => whyNotDraft(bench, code, opposite(firstOf(code)), PLAIN),
  apply(position, code, trace) {
    draftTurned(position, code, opposite(firstOf(code)), 'grinding-stone', 'G-42', trace);
  },
});
