/** G-40: in the first turn, a second die is drafted at once; the second turn of the round is skipped. */
import { firstOf, secondOf } from '../codes.ts';
import { PLAIN } from '../placement.ts';
import { forfeitTurn } from '../turns.ts';
import { CELL, DIE } from './fields.ts';
import { asItIs, declareTool, firstTurnAfterDrafting, listMade, place, takeFromPool, whyNotDraft } from './tool.ts';

export const runningPliers = declareTool({
  rule: 'G-40',
  fields: [DIE, CELL],
  untimely: firstTurnAfterDrafting,
  list(bench, base, into) {
    listMade(bench, base, into, asItIs, PLAIN);
  },
  why: (bench, code) => whyNotDraft(bench, code, firstOf(code), PLAIN),
  apply(position, code, trace) {
    takeFromPool(position, firstOf(code), 'G-40', trace);
    place(position, firstOf(code), secondOf(code), 'G-40', trace);
    forfeitTurn(position, trace);
  },
});
