/** Finds what items and groups cost from what they cost together. */
import { groupsPerItem, type Shared } from '../model/groups.ts';

/** So many items, in so many groups, cost so much together. */
export interface Point {
  readonly items: number;
  readonly groups: number;
  readonly cost: number;
  /** An error counts in proportion to this: that of a larger figure, or of a less certain one, counts less. */
  readonly scale: number;
}

/** The costs with the smallest squares of errors, neither of them below nothing. */
export function sharedCostOf(points: readonly Point[]): Shared {
  const sum = (of: (point: Point) => number): number =>
    points.reduce((total, point) => total + of(point) / point.scale ** 2, 0);
  const [items, both, groups] = [
    sum((point) => point.items ** 2),
    sum((point) => point.items * point.groups),
    sum((point) => point.groups ** 2),
  ];
  const [ofItems, ofGroups] = [sum((point) => point.items * point.cost), sum((point) => point.groups * point.cost)];
  const determinant = items * groups - both ** 2;
  const each = (groups * ofItems - both * ofGroups) / determinant;
  const group = (items * ofGroups - both * ofItems) / determinant;
  if (each >= 0 && group >= 0) return { each, group };
  return each < 0 ? { each: 0, group: Math.max(0, ofGroups / groups) } : { each: ofItems / items, group: 0 };
}

/** What was counted at one rate, at each node. */
export interface Counted {
  readonly perSecond: number;
  readonly groupsPerItem: number;
}

const SHORTEST_MS = 0.05;
const STEP = 1.01;
const STEPS = 1000;

/** For how long a group is under way: what explains the counts best. */
export function underWayOf(counted: readonly Counted[]): number {
  const wrong = (ms: number): number =>
    counted.reduce((sum, each) => sum + Math.log(groupsPerItem(each.perSecond, ms) / each.groupsPerItem) ** 2, 0);
  const tried = Array.from({ length: STEPS }, (_, step) => SHORTEST_MS * STEP ** step);
  return tried.reduce((best, ms) => (wrong(ms) < wrong(best) ? ms : best));
}
