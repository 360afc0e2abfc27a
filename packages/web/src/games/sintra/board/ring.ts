/** Lays out the displays around the centre: evenly along a rounded oblong, to make use of the corners. */
import type { Point } from '../../../ui/geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Ring {
  /** The diameter of a display. */
  readonly size: number;
  /** The free area between the displays, around the middle. */
  readonly centre: Size;
  /** The middle of each display: the first at the top, then clockwise. */
  readonly places: readonly Point[];
}

/** 2 is an ellipse; larger values are squarer. */
const SQUARENESS = 2.8;
const STEPS = 720;

/** The share of the height that a display takes, leaving the centre room for all colours. */
const SHARE: Readonly<Record<number, number>> = { 5: 0.345, 7: 0.335, 9: 0.315 };
/** Wider areas aren't filled: all panes on offer should be visible at a glance. */
const WIDEST: Readonly<Record<number, number>> = { 5: 1.75, 7: 2, 9: 2.3 };
/** The share of the width: where there is little, fewer displays are larger. */
const ACROSS: Readonly<Record<number, number>> = { 5: 0.275, 7: 0.25, 9: 0.235 };
const LARGEST = 190;
/** Below this height displays take a larger share, so that touch targets don't get too small … */
const LOW = 230;
const MORE = 0.05;
/** … and stand further apart, so that all colours fit into one row between them. */
const WIDER = 0.45;

const bend = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / SQUARENESS);

/** A point on the oblong; turn 0 is the top, and turns go clockwise. */
function pointAt(turn: number, across: number, down: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: (across * bend(Math.sin(angle))) / 2, y: (-down * bend(Math.cos(angle))) / 2 };
}

/** `count` places around 0, equally spaced along an oblong of this size. */
function alongOblong(count: number, across: number, down: number): readonly Point[] {
  const path = Array.from({ length: STEPS + 1 }, (_, step) => pointAt(step / STEPS, across, down));
  const stepTo = (point: Point, at: number): number => distance(point, path[at - 1] ?? point);
  const total = path.reduce((sum, point, at) => sum + stepTo(point, at), 0);
  const places: Point[] = [];
  let walked = 0;
  path.forEach((point, at) => {
    walked += stepTo(point, at);
    if (places.length < count && walked >= (places.length * total) / count) places.push(point);
  });
  return places;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The gap between the centre and a display. */
const GAP = 3;
/** Enough for all colours and the starting tile. */
const CENTRE_WIDEST = 384;
const TRIES = 20;

/** The width available to a centre of this height between displays around 0; its left and right ends are round. */
function widthBetween(places: readonly Point[], size: number, height: number): number {
  const apart = (height + size) / 2 + GAP;
  const free = places.map(({ x, y }) =>
    Math.abs(y) >= apart ? CENTRE_WIDEST : 2 * (Math.abs(x) - Math.sqrt(apart ** 2 - y ** 2)) + height,
  );
  const width = Math.min(CENTRE_WIDEST, ...free);
  return width < height ? 0 : width;
}

/** The largest centre between displays around 0, in an area of this height. */
function centreBetween(places: readonly Point[], size: number, height: number): Size {
  const most = Math.max(0, height - 2 * (size + GAP));
  const tried = Array.from({ length: TRIES }, (_, less) => {
    const tall = most * (1 - less / (2 * TRIES));
    return { width: widthBetween(places, size, tall), height: tall };
  });
  return tried.reduce((best, each) => (each.width * each.height > best.width * best.height ? each : best));
}

/** The ring of displays in an area of this size. */
export function ringOf(count: number, width: number, height: number): Ring {
  const isLow = height < LOW;
  const share = (SHARE[count] ?? 0.3) + (isLow ? MORE : 0);
  const size = Math.min(height * share, width * (ACROSS[count] ?? 0.235), LARGEST);
  const across = Math.min(width, height * ((WIDEST[count] ?? 2) + (isLow ? WIDER : 0)));
  const places = alongOblong(count, across - size, height - size);
  const centre = centreBetween(places, size, height);
  return { size, centre, places: places.map(({ x, y }) => ({ x: x + width / 2, y: y + height / 2 })) };
}

/** The direction from one point to another in degrees: 0 is up, clockwise. */
export const bearing = (from: Point, to: Point): number => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** A point on the line from one point to another. */
export function stepTowards(from: Point, to: Point, length: number): Point {
  const part = length / Math.max(distance(from, to), 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
