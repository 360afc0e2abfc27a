/** Where displays lie around the centre: evenly along a rounded oblong, so that they use the corners too. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Ring {
  /** The diameter of a display. */
  readonly size: number;
  /** The middle of each display: the first at the top, then clockwise. */
  readonly places: readonly Point[];
}

/** 2 is an ellipse; the larger, the squarer. */
const SQUARENESS = 2.8;
const STEPS = 720;

/** How much of the height a display takes, so that the centre keeps room for all colours. */
const SHARE: Readonly<Record<number, number>> = { 5: 0.345, 7: 0.335, 9: 0.315 };
/** Wider areas are not used up: what can be taken should be seen at one look. */
const WIDEST: Readonly<Record<number, number>> = { 5: 1.75, 7: 2, 9: 2.3 };
const LARGEST = 190;
/** Below this height displays take more of it: what is touched must not get too small. */
const LOW = 230;
const MORE = 0.05;

const bend = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / SQUARENESS);

/** A point of the oblong; turn 0 is the top, and it goes clockwise. */
function pointAt(turn: number, across: number, down: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: (across * bend(Math.sin(angle))) / 2, y: (-down * bend(Math.cos(angle))) / 2 };
}

/** `count` places around 0, all equally far apart along an oblong of this size. */
function alongOblong(count: number, across: number, down: number): readonly Point[] {
  const path = Array.from({ length: STEPS + 1 }, (_, step) => pointAt(step / STEPS, across, down));
  const steps = path.map((point, at) => distance(point, path[Math.max(at - 1, 0)]));
  const total = steps.reduce((sum, step) => sum + step, 0);
  const places: Point[] = [];
  let walked = 0;
  path.forEach((point, at) => {
    walked += steps[at];
    if (places.length < count && walked >= (places.length * total) / count) places.push(point);
  });
  return places;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The ring of displays in an area of this size. */
export function ringOf(count: number, width: number, height: number): Ring {
  const share = (SHARE[count] ?? 0.3) + (height < LOW ? MORE : 0);
  const size = Math.min(height * share, width * 0.235, LARGEST);
  const across = Math.min(width, height * (WIDEST[count] ?? 2));
  const places = alongOblong(count, across - size, height - size);
  return { size, places: places.map(({ x, y }) => ({ x: x + width / 2, y: y + height / 2 })) };
}

/** The direction from one point to another in degrees: 0 is up, clockwise. */
export const bearing = (from: Point, to: Point): number => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** A point on the way from one to another. */
export function stepTowards(from: Point, to: Point, length: number): Point {
  const part = length / Math.max(distance(from, to), 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
