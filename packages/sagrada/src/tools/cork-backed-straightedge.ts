/** G-41: the drafted die goes on a space that touches no other die. In an empty window the edge rule stays (G-86). */
import { firstOf, secondOf } from '../codes.ts';
import { APART } from '../placement.ts';
import { CELL, DIE } from './fields.ts';
import { asItIs, beforeDrafting, declareTool, listMade, place, takeFromPool, whyNotDraft } from './tool.ts';

export const corkBackedStraightedge = declareTool({
  rule: 'G-41',
  fields: [DIE, CELL],
  untimely: beforeDrafting('cork-backed-straightedge'),
  list(bench, base, into) {
    listMade(bench, base, into, asItIs, APART);
  },
  why: (bench, code) => whyNotDraft(bench, code, firstOf(code), APART),
  apply(position, code, trace) {
    takeFromPool(position, firstOf(code), 'G-31', trace);
    place(position, firstOf(code), secondOf(code), 'G-41', trace);
    position.drafted = true;
  },
});
