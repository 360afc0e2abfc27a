/** The interface of Sintra's boards. The boards know no rules: legal and chosen spots come from outside. */
import { COLOURS, type Colour, type Frame, type Source } from '@leadlight/sintra';

/** The parts of the boards that react to touch. */
export type Spot =
  /** The panes of a colour on a display or in the centre. */
  | { readonly kind: 'panes'; readonly from: Source; readonly colour: Colour }
  /** A strip of the player's palace, by its slot. */
  | { readonly kind: 'strip'; readonly slot: number }
  /** The player's broken glass track, to break all panes. */
  | { readonly kind: 'break' }
  /** The player's glazier, to move it back. */
  | { readonly kind: 'glazier' };

/** What a player can ask about by touching it. */
export type Thing =
  | { readonly kind: 'window' | 'strip'; readonly seat: number; readonly slot: number }
  | { readonly kind: 'ornament'; readonly seat: number; readonly ornament: number }
  | { readonly kind: 'glass' | 'glazier'; readonly seat: number }
  | { readonly kind: 'display'; readonly display: number }
  | { readonly kind: 'centre' | 'round' | 'supply' | 'tile' | 'palace' };

/** Called for a thing that a player asks about. */
export type Ask = (thing: Thing) => void;

/** The thing at a spot of the player's own, for touches that choose nothing. */
export function thingAt(spot: Spot, seat: number): Thing {
  if (spot.kind === 'panes')
    return spot.from === 'centre' ? { kind: 'centre' } : { kind: 'display', display: spot.from };
  if (spot.kind === 'strip') return { kind: 'strip', seat, slot: spot.slot };
  return { kind: spot.kind === 'break' ? 'glass' : 'glazier', seat };
}

/** What an opponent's last move changed in their palace: the filled spaces of a strip, or a window with its new pane. */
export interface LastMove {
  readonly slot: number;
  readonly spaces: readonly number[];
  readonly frame: Frame | null;
}

export type Marks = ReadonlyMap<number, LastMove>;

/** A fall on the broken glass track: its end, and whether it passes the last space. */
export interface Fall {
  readonly to: number;
  readonly isLoss: boolean;
}

/** The reactions of a board to touch. */
export interface Touch {
  readonly legal: (spot: Spot) => boolean;
  readonly chosen: (spot: Spot) => boolean;
  /** Also called for illegal spots, so that the refusal can be explained. */
  readonly ontouch: (spot: Spot) => void;
  /** Called when the pointer enters or leaves a colour. */
  readonly onpoint: (colour: Colour | null) => void;
  /** The spaces of a strip that a touch on it or the chosen move would fill. */
  readonly fills: (slot: number) => readonly number[];
  /** Whether the glazier reaches a strip; others are dimmed. */
  readonly reaches?: (slot: number) => boolean;
  /** Where the chosen move takes the marker on the broken glass track; undefined if it stays. */
  readonly falls?: Fall | undefined;
  /** Left out where nothing is explained. */
  readonly onask?: Ask | undefined;
}

/** The arrangement of panes on displays: in twos, or each on the sector of its shape. */
export type DisplayLayout = 'plain' | 'sectors';

/** The name, for animations, of the panes of a colour at a place. */
export const panesAt = (from: Source, colour: Colour): string =>
  from === 'centre' ? `centre:${colour}` : `display:${from}:${colour}`;

const isColour = (name: string | undefined): name is Colour => COLOURS.some((colour) => colour === name);

/** The spot that can be dragged from the named place. */
export function liftedFrom(name: string): Spot | undefined {
  const parts = name.split(':');
  const colour = parts.at(-1);
  if (!isColour(colour)) return undefined;
  if (parts[0] === 'centre') return { kind: 'panes', from: 'centre', colour };
  return parts[0] === 'display' ? { kind: 'panes', from: Number(parts[1]), colour } : undefined;
}

/** The drop target for panes at the named place, for the player at this seat. */
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

/** The panes of each colour present, in component order. */
export const groupsOf = (panes: readonly Colour[]): readonly Group[] =>
  COLOURS.map((colour) => ({ colour, count: panes.filter((pane) => pane === colour).length })).filter(
    ({ count }) => count > 0,
  );

export { isComplete } from '@leadlight/sintra';
