/** Lays out the groups of a display on its two-by-two grid. */

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

export interface GroupPlace {
  /** The part of the display that is the group's target, as a CSS grid area. */
  readonly area: string;
  /** The rows and columns inside that part. */
  readonly grid: string;
  /** The corner of the display for each pane. */
  readonly corners: readonly Corner[];
}

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];
const AREAS: Readonly<Record<Corner, string>> = { nw: '1 / 1', ne: '1 / 2', sw: '2 / 1', se: '2 / 2' };

function placeOf(corners: readonly Corner[]): GroupPlace {
  const [first, second] = corners;
  if (first !== undefined && second === undefined) return { area: AREAS[first], grid: '1fr / 1fr', corners };
  if (corners.length > 2) return { area: '1 / 1 / 3 / 3', grid: '1fr 1fr / 1fr 1fr', corners };
  return { area: first === 'nw' ? '1 / 1 / 2 / 3' : '2 / 1 / 3 / 3', grid: '1fr / 1fr 1fr', corners };
}

/** The groups with their places, largest first: four panes at most. */
export function placed<Group extends { readonly count: number }>(
  groups: readonly Group[],
): readonly (Group & GroupPlace)[] {
  let taken = 0;
  return groups.map((group) => {
    taken += group.count;
    return { ...group, ...placeOf(CORNERS.slice(taken - group.count, taken)) };
  });
}
