/** How moves share work: whatever comes while a group is under way goes into the next one. */

/** CPU time in microseconds: for each item, and once for each group of items. */
export interface Shared {
  readonly each: number;
  readonly group: number;
}

const MS_PER_SECOND = 1000;

/**
 * Groups for each item, if one group is under way at a time. Items come at any moment: with probability e^-n, where n is
 * how many come on average during a group, none comes, and the next item begins a group of its own.
 */
export function groupsPerItem(perSecond: number, underWayMs: number): number {
  const during = (perSecond * underWayMs) / MS_PER_SECOND;
  return 1 / (during + Math.exp(-during));
}

/** CPU time for each item, on average. */
export const costAt = ({ each, group }: Shared, groups: number): number => each + group * groups;
