/** Unfinished strip sets: the strips of a box, entered space by space. */
import type { Problem } from '@leadlight/core';
import {
  COLOURS,
  HOUSE_STRIPS,
  parseStripSet,
  SLOTS,
  SPACES,
  STRIP_SIDES,
  type Reason,
  type Space,
  type Strip,
  type StripSide,
} from '@leadlight/sintra';

/** The colour or kind of a space; null until it is entered. */
export type Entered = Space | null;

export type DraftStrip = Readonly<Record<StripSide, readonly Entered[]>>;

export interface StripDraft {
  readonly id: string;
  readonly name: string;
  /** Strips 1 to 8. */
  readonly strips: readonly DraftStrip[];
}

/** A side of a set; strips count from 0. */
export interface SideAt {
  readonly strip: number;
  readonly side: StripSide;
}

/** A space of a set; spaces count from 0 as well. */
export interface SpaceAt extends SideAt {
  readonly space: number;
}

export const KINDS: readonly Space[] = [...COLOURS, 'joker'];

const emptySide = (): readonly Entered[] => Array.from({ length: SPACES }, () => null);

export const emptyStrips = (): readonly DraftStrip[] =>
  Array.from({ length: SLOTS }, () => ({ front: emptySide(), back: emptySide() }));

export const houseStrips = (): readonly DraftStrip[] => HOUSE_STRIPS.map(({ front, back }) => ({ front, back }));

/** The strips in the engine's form, if they are complete. */
const numbered = (strips: readonly DraftStrip[]): readonly (DraftStrip & { readonly id: number })[] =>
  strips.map(({ front, back }, at) => ({ id: at + 1, front, back }));

/** The strips for the options of a game; undefined as long as the rules refuse them. */
export function stripsOf(strips: readonly DraftStrip[]): readonly Strip[] | undefined {
  const parsed = parseStripSet(numbered(strips));
  return parsed.ok ? parsed.value : undefined;
}

export const emptySpaces = (strips: readonly DraftStrip[]): number =>
  strips.flatMap(({ front, back }) => [...front, ...back]).filter((space) => space === null).length;

/** The problems that the rules find in a complete set; missing entries aren't problems. */
export function faultsOf(strips: readonly DraftStrip[]): readonly Problem<Reason>[] {
  const parsed = parseStripSet(numbered(strips));
  return parsed.ok || emptySpaces(strips) > 0 ? [] : parsed.problems;
}

const withSide = (
  strips: readonly DraftStrip[],
  at: SideAt,
  change: (side: readonly Entered[]) => readonly Entered[],
): readonly DraftStrip[] =>
  strips.map((strip, number) => (number === at.strip ? { ...strip, [at.side]: change(strip[at.side]) } : strip));

export const withSpace = (strips: readonly DraftStrip[], at: SpaceAt, takes: Entered): readonly DraftStrip[] =>
  withSide(strips, at, (side) => side.with(at.space, takes));

export const withCopy = (strips: readonly DraftStrip[], from: SideAt, to: SideAt): readonly DraftStrip[] =>
  withSide(strips, to, (side) => strips[from.strip]?.[from.side] ?? side);

const PER_STRIP = STRIP_SIDES.length * SPACES;

/** All spaces in order of entry: strip by strip, front before back, top to bottom. */
const indexOf = ({ strip, side, space }: SpaceAt): number =>
  strip * PER_STRIP + STRIP_SIDES.indexOf(side) * SPACES + space;

function spaceAt(index: number): SpaceAt {
  const within = index % PER_STRIP;
  const side = within < SPACES ? 'front' : 'back';
  return { strip: Math.floor(index / PER_STRIP), side, space: within % SPACES };
}

/** The next space to enter; after the last one, the last one again. */
export const nextSpace = (at: SpaceAt): SpaceAt => spaceAt(Math.min(indexOf(at) + 1, SLOTS * PER_STRIP - 1));

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Strips lie side by side, each with its front next to its back. */
const STEPS: Readonly<Record<Arrow, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -SPACES, ArrowRight: SPACES };

/** The space that an arrow key leads to; undefined for other keys and at the edge. */
export function neighbour(at: SpaceAt, key: string): SpaceAt | undefined {
  if (!Object.hasOwn(STEPS, key)) return undefined;
  const index = indexOf(at) + STEPS[key as Arrow];
  return index >= 0 && index < SLOTS * PER_STRIP ? spaceAt(index) : undefined;
}
