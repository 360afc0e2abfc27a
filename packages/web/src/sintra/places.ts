/** Lays out the groups of a display on its two-by-two grid. */

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

export interface Place {
  /** The part of the display that is the group's target, as a CSS grid area. */
  readonly area: string;
  /** The rows and columns inside that part. */
  readonly grid: string;
  /** The corner of the display for each pane. */
  readonly corners: readonly Corner[];
}

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];
const AREAS: Readonly<Record<Corner, string>> = { nw: '1 / 1', ne: '1 / 2', sw: '2 / 1', se: '2 / 2' };

function placeOf(corners: readonly Corner[]): Place {
  if (corners.length === 1) return { area: AREAS[corners[0]], grid: '1fr / 1fr', corners };
  if (corners.length > 2) return { area: '1 / 1 / 3 / 3', grid: '1fr 1fr / 1fr 1fr', corners };
  return { area: corners[0] === 'nw' ? '1 / 1 / 2 / 3' : '2 / 1 / 3 / 3', grid: '1fr / 1fr 1fr', corners };
}

/** The places of groups of these sizes, largest first: four panes at most. */
export function placesOf(counts: readonly number[]): readonly Place[] {
  let taken = 0;
  return counts.map((count) => {
    taken += count;
    return placeOf(CORNERS.slice(taken - count, taken));
  });
}
