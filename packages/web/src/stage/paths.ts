/** The paths of pieces as keyframes: only `transform` and `opacity`, which need no layout and no paint. */
import type { Box } from '../ui/geometry.ts';

/** The centre, side and rotation of a square piece. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turned?: number;
}

/** A moment along the path. */
export interface Frame {
  readonly transform?: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly easing?: string;
}

/** More steps would make no visible difference. */
const STEPS = 12;
/** The bend of a path as a share of its length, and the growth of a piece at its highest point. */
const BEND = 0.16;
const LIFT = 0.14;
/** The number of turns of a thrown die. */
const TURNS = -1.5;

/** A piece in the middle of a box, no larger than `most`. */
export const poseIn = ({ left, top, width, height }: Box, most = Infinity): Pose => ({
  x: left + width / 2,
  y: top + height / 2,
  side: Math.min(width, height, most),
});

/** Slow at both ends. */
const ease = (part: number): number => part * part * (3 - 2 * part);
/** 0 at both ends, 1 in the middle. */
const arch = (part: number): number => 4 * part * (1 - part);
const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Moves an element of size `side`, centred on the upper left corner of the screen, to a pose. */
const transformOf = ({ x, y, side: to, turned = 0 }: Pose, side: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turned.toFixed(1)}deg) scale(${(to / side).toFixed(3)})`;

const frames = (at: (part: number) => Frame): readonly Frame[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS));

/** Along an arc: up and to the side, never straight. */
export function flightFrames(from: Pose, to: Pose, side: number): readonly Frame[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = dx < 0 ? -BEND : BEND;
  return frames((part) => {
    const along = ease(part);
    const off = arch(along) * bend;
    const pose = {
      x: mix(from.x, to.x, along) + dy * off,
      y: mix(from.y, to.y, along) - Math.abs(dx) * Math.abs(off),
      side: mix(from.side, to.side, along) * (1 + LIFT * arch(along)),
    };
    return { transform: transformOf(pose, side), opacity: 1 };
  });
}

/** The shadow of a lifted piece trails behind, down and to the right, since the light comes from the upper left. */
export const shadowFrames = (): readonly Frame[] =>
  frames((part) => {
    const height = arch(ease(part));
    return {
      transform: `translate(${(22 * height).toFixed(1)}%, ${(34 * height).toFixed(1)}%)`,
      opacity: 0.75 * height,
    };
  });

/** Bounces lower each time, then rests. */
const bounce = (part: number): number => Math.abs(Math.sin(part * Math.PI * 3)) * (1 - part) ** 1.5;

/** Thrown from a place, turning and bouncing until it comes to rest. */
export function tumbleFrames(from: Pose, to: Pose, side: number): readonly Frame[] {
  const height = to.side * 0.9;
  return frames((part) => {
    const along = 1 - (1 - part) ** 2;
    const pose = {
      x: mix(from.x, to.x, along),
      y: mix(from.y, to.y, along) - height * bounce(part),
      side: mix(from.side, to.side, along) * (1 + LIFT * bounce(part)),
      turned: TURNS * 360 * (1 - along),
    };
    return { transform: transformOf(pose, side), opacity: Math.min(1, part * 6) };
  });
}

const turnedBy = (degrees: number): string => `perspective(600px) rotateY(${degrees}deg)`;

/** The visible side turns away until only its edge shows. */
export const AWAY_FRAMES: readonly Frame[] = [
  { transform: turnedBy(0), opacity: 1, easing: 'ease-in' },
  { transform: turnedBy(-90), opacity: 1 },
];

/** The other side turns to the front. */
export const FRONT_FRAMES: readonly Frame[] = [
  { transform: turnedBy(90), easing: 'ease-out' },
  { transform: turnedBy(0) },
];

/** A thing that leaves the game is lifted from its place and fades. */
export const LEAVE_FRAMES: readonly Frame[] = [
  { transform: 'none', opacity: 1, easing: 'ease-out' },
  { transform: 'translateY(-4%) scale(1.05)', opacity: 1, offset: 0.35, easing: 'ease-in' },
  { transform: 'translateY(-30%) scale(0.85)', opacity: 0 },
];

export function glowFrames(pose: Pose, side: number): readonly Frame[] {
  const at = (scale: number): string => transformOf({ ...pose, side: pose.side * scale }, side);
  return [
    { transform: at(0.7), opacity: 0, easing: 'ease-out' },
    { transform: at(1.5), opacity: 0.95, offset: 0.3, easing: 'ease-in-out' },
    { transform: at(2.2), opacity: 0 },
  ];
}

export function pointsFrames({ x, y, side }: Pose): readonly Frame[] {
  const at = (rise: number, scale: number): string => `translate(${x}px, ${y - rise}px) scale(${scale})`;
  return [
    { transform: at(0, 0.6), opacity: 0, easing: 'ease-out' },
    { transform: at(side * 0.5, 1.15), opacity: 1, offset: 0.2, easing: 'ease-in-out' },
    { transform: at(side * 0.7, 1), opacity: 1, offset: 0.75 },
    { transform: at(side, 1), opacity: 0 },
  ];
}
