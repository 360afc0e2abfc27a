/** G-41: the drafted die goes on a space that touches no other die. In an empty window the edge rule stays (G-86). */
import { firstOf, secondOf } from '../codes.ts';
import { APART } from '../placement.ts';
import { asItIs, beforeDrafting, listMade, place, takeFromPool, whyNotDraft, type Tool } from './tool.ts';

export const corkBackedStraightedge: Tool = {
  rule: 'G-41',
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
};
