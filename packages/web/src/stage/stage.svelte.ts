/**
 * Shows plans above the boards. Places are measured before and after the boards change, copies of the pieces travel
 * between them, and the arriving pieces stay hidden until their copies have landed. A missing place costs only its own
 * animation, never the game.
 */
import { tick } from 'svelte';
import type { Speed } from '../base/chosen.ts';
import { isCarried } from './carried.ts';
import {
  AWAY_FRAMES,
  FRONT_FRAMES,
  flightFrames,
  glowFrames,
  LEAVE_FRAMES,
  pointsFrames,
  poseIn,
  shadowFrames,
  tumbleFrames,
  type Frame,
  type Pose,
} from './paths.ts';
import { oldSideOf, type OldSide } from './old-side.ts';
import { find, measure, type Places } from './places.ts';
import { lengthOf, type Anchor, type Flight, type Glow, type Motion, type Points, type Tumble } from './plan.ts';
import { atSpeed } from './tempo.ts';

/** A copy drawn above the boards while it moves. */
export interface Copy<Piece> {
  readonly id: number;
  readonly motion: Flight<Piece> | Tumble<Piece> | Glow | Points;
  /** The side of the square it is drawn in. */
  readonly side: number;
  readonly frames: readonly Frame[];
  readonly timing: KeyframeAnimationOptions;
}

interface Measured {
  readonly before: Places;
  readonly after: Places;
}

const HIDDEN: readonly Frame[] = [{ opacity: 0 }, { opacity: 0 }];

const anchorsOf = (motion: Motion<unknown>): readonly Anchor[] =>
  'at' in motion ? [motion.at] : [motion.from, motion.to];

export class Stage<Piece> {
  copies = $state.raw<readonly Copy<Piece>[]>([]);
  /** Things that turn over or leave, as they looked before; the boards already show the new state. */
  oldSides = $state.raw<readonly OldSide[]>([]);
  private readonly root: Element;
  private readonly speed: () => Speed;
  private readonly running = new Set<Animation>();
  /** Plans waiting for the boards to change. */
  private readonly planned: (readonly Motion<Piece>[])[] = [];
  private ids = 0;

  constructor(root: Element, speed: () => Speed) {
    this.root = root;
    this.speed = speed;
  }

  /** Call it just before the boards change. After a skip, several plans come at once, and none of them is shown. */
  show(motions: readonly Motion<Piece>[]): void {
    if (motions.length === 0) return;
    this.finish();
    if (this.speed() === 'none' || document.hidden) return;
    const moving = motions.filter((motion) => !('from' in motion) || !isCarried(motion.from));
    this.planned.push(moving);
    if (this.planned.length > 1) return;
    const before = measure(this.root, moving.flatMap(anchorsOf));
    const sides = moving.flatMap((motion) => oldSideOf(motion, before));
    void tick().then(() => this.begin(before, sides));
  }

  private begin(before: Places, sides: readonly OldSide[]): void {
    const [motions, ...more] = this.planned.splice(0);
    if (motions === undefined || more.length > 0) return;
    const after = measure(this.root, motions.flatMap(anchorsOf));
    const measured = { before, after };
    this.copies = motions.flatMap((motion) => this.copyOf(motion, measured));
    this.oldSides = sides;
    for (const motion of motions) this.turnOver(motion, measured);
    this.hideArrivals(motions, measured);
  }

  private timing({ delay }: { readonly delay: number }, length: number, waits = false): KeyframeAnimationOptions {
    const speed = this.speed();
    return { delay: atSpeed(delay, speed), duration: atSpeed(length, speed), fill: waits ? 'backwards' : 'none' };
  }

  private copyOf(motion: Motion<Piece>, measured: Measured): readonly Copy<Piece>[] {
    if (motion.kind === 'flip' || motion.kind === 'leave') return [];
    const drawn = 'at' in motion ? stillOf(motion, measured) : travelOf(motion, measured);
    if (drawn === undefined) return [];
    const waits = motion.kind === 'flight' && motion.waits === true;
    return [{ id: this.ids++, motion, ...drawn, timing: this.timing(motion, lengthOf(motion), waits) }];
  }

  /** Starts a drawn copy and its shadow. */
  play({ frames, timing }: Copy<Piece>, copy: Element): void {
    this.run(copy, frames, timing);
    const shadow = copy.querySelector('.shadow');
    if (shadow !== null) this.run(shadow, shadowFrames(), timing);
  }

  /** The new side stays hidden until the old one has turned away. */
  private turnOver(motion: Motion<Piece>, { after }: Measured): void {
    const seen = motion.kind === 'flip' ? find(motion.at, after) : undefined;
    if (seen === undefined) return;
    const half = lengthOf(motion) / 2;
    this.run(seen.element, HIDDEN, this.timing({ delay: 0 }, motion.delay + half));
    this.run(seen.element, FRONT_FRAMES, this.timing({ delay: motion.delay + half }, half));
  }

  /** Starts to turn a drawn old side away, or to remove it from the game. */
  turnAway({ motion, element }: OldSide): void {
    const [frames, length] =
      motion.kind === 'flip' ? [AWAY_FRAMES, lengthOf(motion) / 2] : [LEAVE_FRAMES, lengthOf(motion)];
    this.run(element, frames, this.timing(motion, length, true));
  }

  /** A new piece appears when the first of its copies has landed. */
  private hideArrivals(motions: readonly Motion<Piece>[], { before, after }: Measured): void {
    const landings = new Map<Element, number>();
    for (const motion of motions) {
      const arrived = 'to' in motion ? arrivalOf(motion, before, after) : undefined;
      if (arrived === undefined) continue;
      const landing = motion.delay + lengthOf(motion);
      landings.set(arrived, Math.min(landing, landings.get(arrived) ?? Infinity));
    }
    for (const [element, landing] of landings) this.run(element, HIDDEN, this.timing({ delay: 0 }, landing));
  }

  private run(element: Element, frames: readonly Frame[], timing: KeyframeAnimationOptions): void {
    const animation = element.animate(
      frames.map((frame) => ({ ...frame })),
      timing,
    );
    this.running.add(animation);
    const done = (): void => this.end(animation);
    animation.addEventListener('finish', done);
    animation.addEventListener('cancel', done);
  }

  private end(animation: Animation): void {
    this.running.delete(animation);
    if (this.running.size === 0) this.clear();
  }

  /** Moves everything to its place at once. */
  finish(): void {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.clear();
  }

  private clear(): void {
    this.copies = [];
    this.oldSides = [];
  }
}

type Travel = Flight<unknown> | Tumble<unknown>;

interface Drawn {
  readonly side: number;
  readonly frames: readonly Frame[];
}

/** The new or thrown piece at a place, if any, together with its parts. */
function arrivalOf({ kind, to }: Travel, before: Places, after: Places): Element | undefined {
  const name = to.find((each) => after.has(each) || before.has(each)) ?? '';
  const now = after.get(name);
  const isNew = kind === 'tumble' || before.get(name)?.isPiece !== true;
  return now?.isPiece === true && isNew ? (now.element.closest('[data-whole]') ?? now.element) : undefined;
}

/** An empty place has no size for a piece, so the size comes from the other end. */
function travelOf(motion: Travel, { before, after }: Measured): Drawn | undefined {
  const start = find(motion.from, before, after);
  const goal = find(motion.to, after, before);
  if (start === undefined || goal === undefined) return undefined;
  const to = poseIn(goal.box, goal.isPiece ? Infinity : poseIn(start.box).side);
  const from = poseIn(start.box, start.isPiece ? Infinity : to.side);
  const side = Math.max(from.side, to.side);
  const isThrown = motion.kind === 'tumble';
  return { side, frames: isThrown ? tumbleFrames(handOver(start.box, side), to, side) : flightFrames(from, to, side) };
}

/** Dice are thrown from the upper left. */
const handOver = ({ left, top }: DOMRect, side: number): Pose => ({ x: left - side, y: top, side: side * 0.8 });

function stillOf(motion: Glow | Points, { before, after }: Measured): Drawn | undefined {
  const seen = find(motion.at, after, before);
  if (seen === undefined) return undefined;
  const pose = poseIn(seen.box);
  if (motion.kind === 'points') return { side: pose.side, frames: pointsFrames(pose) };
  const side = pose.side * (motion.scale ?? 1);
  return { side, frames: glowFrames({ ...pose, side }, side) };
}
