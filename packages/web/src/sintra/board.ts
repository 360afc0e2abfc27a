/** What the boards of Sintra are given, and what they tell. They know no rules: legal and chosen come from outside. */
import { COLOURS, ORNAMENT_POINTS, ORNAMENTS, type Colour, type Source, type WindowView } from '@leadlight/sintra';

/** What can be touched on the boards. */
export type Spot =
  /** The panes of a colour on a display or in the centre. */
  | { readonly kind: 'panes'; readonly from: Source; readonly colour: Colour }
  /** A strip of the own palace, by its slot. */
  | { readonly kind: 'strip'; readonly slot: number }
  /** The own broken-glass track, to let all panes break. */
  | { readonly kind: 'break' }
  /** The own glazier, to move back. */
  | { readonly kind: 'glazier' };

/** How a board answers to being touched. */
export interface Hands {
  readonly legal: (spot: Spot) => boolean;
  readonly chosen: (spot: Spot) => boolean;
  /** Called for spots that are not legal too: somebody will say why not. */
  readonly ontouch: (spot: Spot) => void;
  /** A colour is pointed at, or no longer. */
  readonly onpoint: (colour: Colour | null) => void;
  /** The spaces of the strip that touching it would fill, or that the chosen move fills. */
  readonly fills: (slot: number) => readonly number[];
}

/** How panes lie on the displays: in twos, or each on the sector of its shape. */
export type DisplayLayout = 'plain' | 'sectors';

/** What the panes of a colour at a place are called for what moves. */
export const panesAt = (from: Source, colour: Colour): string =>
  from === 'centre' ? `centre:${colour}` : `display:${from}:${colour}`;

const isColour = (name: string | undefined): name is Colour => COLOURS.some((colour) => colour === name);

/** What can be dragged from the place of this name. */
export function liftedFrom(name: string): Spot | undefined {
  const parts = name.split(':');
  const colour = parts.at(-1);
  if (!isColour(colour)) return undefined;
  if (parts[0] === 'centre') return { kind: 'panes', from: 'centre', colour };
  return parts[0] === 'display' ? { kind: 'panes', from: Number(parts[1]), colour } : undefined;
}

/** What panes can be dropped on at the place of this name, by who sits here. */
export function droppedOn(name: string, own: number): Spot | undefined {
  const [place, seat, slot] = name.split(':');
  if (Number(seat) !== own) return undefined;
  if (place === 'strip') return { kind: 'strip', slot: Number(slot) };
  return place === 'glass' ? { kind: 'break' } : undefined;
}

export interface Group {
  readonly colour: Colour;
  readonly count: number;
}

/** The panes of each colour that is there, in component order. */
export const groupsOf = (panes: readonly Colour[]): readonly Group[] =>
  COLOURS.map((colour) => ({ colour, count: panes.filter((pane) => pane === colour).length })).filter(
    ({ count }) => count > 0,
  );

const isStarted = ({ top, bottom }: WindowView): boolean => top !== null || bottom !== null;

export const isComplete = ({ top, bottom }: WindowView): boolean => top !== null && bottom !== null;

/** What a window would score now: its own value and those of the started windows to its right. */
export const worthOf = (windows: readonly WindowView[], slot: number): number =>
  windows
    .filter((window, at) => at === slot || (at > slot && isStarted(window)))
    .reduce((sum, { value }) => sum + value, 0);

export interface Ornament {
  /** Top and bottom of its left window, then of its right one: whether they are filled. */
  readonly spaces: readonly boolean[];
  readonly filled: number;
  readonly points: number;
}

/** The ornaments of palace side A, left to right. */
export const ornamentsOf = (windows: readonly WindowView[]): readonly Ornament[] =>
  ORNAMENTS.map((around) => {
    const spaces = around.flatMap((at) => [windows[at].top !== null, windows[at].bottom !== null]);
    const filled = spaces.filter(Boolean).length;
    return { spaces, filled, points: ORNAMENT_POINTS[filled] };
  });
