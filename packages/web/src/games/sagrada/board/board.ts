/** The interface of Sagrada's board, which knows no rules. */
import type { Seat } from '@leadlight/core';
import type { SagradaBoardTexts, SagradaNames } from '@leadlight/messages';
import {
  COLUMNS,
  PATTERN_CARDS,
  ROWS,
  type Breakdown,
  type Cell,
  type Colour,
  type Die,
  type ObjectiveId,
  type PatternId,
  type Printed,
  type RoundTurn,
  type ToolId,
  type Value,
} from '@leadlight/sagrada';
import type { Marks, NamedPlace } from '../../../game/marks.ts';
import { lying } from './arrange.ts';

/** Everything on the table that reacts to touch. */
export type Spot =
  | { readonly kind: 'pattern'; readonly pattern: PatternId }
  /** A die in the pool; equal dice differ in their index. */
  | { readonly kind: 'pool'; readonly at: number; readonly die: Die }
  | { readonly kind: 'tool'; readonly tool: ToolId }
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'track'; readonly round: number; readonly at: number; readonly die: Die }
  /** A face that a die can be turned to. */
  | { readonly kind: 'value'; readonly value: Value };

/** What a player can ask about by touching it. */
export type Thing =
  /** Whatever lies at a spot of the player's, for touches that choose nothing. */
  | { readonly kind: 'spot'; readonly spot: Spot; readonly seat: Seat }
  | { readonly kind: 'cell'; readonly seat: Seat; readonly cell: Cell }
  /** A die in the pool. */
  | { readonly kind: 'die'; readonly die: Die }
  | { readonly kind: 'track'; readonly round: number }
  | { readonly kind: 'pattern'; readonly pattern: PatternId }
  | { readonly kind: 'objective'; readonly objective: ObjectiveId }
  | { readonly kind: 'private'; readonly colour: Colour }
  /** A tool: all about it, or its price beside its enlarged card. */
  | { readonly kind: 'tool' | 'price'; readonly tool: ToolId }
  | { readonly kind: 'pool' | 'hand' | 'turns' | 'tokens' | 'offers' | 'target' | 'score' };

/** Called for a thing that a player asks about. */
export type Ask = (thing: Thing) => void;

export interface Touch {
  readonly legal: (spot: Spot) => boolean;
  readonly chosen: (spot: Spot) => boolean;
  /** Whether a chosen die pays for a tool (solo). */
  readonly pays?: ((spot: Spot) => boolean) | undefined;
  /** Also called for illegal spots, so that the refusal can be explained. */
  readonly ontouch: (spot: Spot) => void;
  /** Left out where nothing is explained. */
  readonly onask?: Ask | undefined;
}

export interface BoardWords {
  readonly names: SagradaNames;
  readonly board: SagradaBoardTexts;
}

export interface Player {
  readonly name: string;
  /** The player's level; empty for people. */
  readonly level?: string | undefined;
}

/** The engine's facts about a position beside its view. */
export interface Facts {
  /** The turns of this round, in order. */
  readonly turns: readonly RoundTurn[];
  /** Favor tokens for each tool, in the order dealt; none in solo, where a die of the tool's colour pays. */
  readonly prices: readonly number[];
  readonly seats: readonly SeatFacts[];
  /** The score to beat; null unless the game is solo. */
  readonly target: number | null;
}

export interface SeatFacts {
  readonly impossible: readonly Cell[];
  /** The current points; a hidden private objective counts as zero. */
  readonly points: Breakdown;
}

/** The faces to choose from: their colour and values. */
export interface Faces {
  readonly colour: Colour;
  readonly values: readonly Value[];
}

/** Dice shown where an undecided move would place them; null where a die would have left. */
export type Ghosts = Readonly<Partial<Record<Cell, Die | null>>>;

/** The content of a close-up dialog. */
export type CloseUp =
  | { readonly kind: 'tool'; readonly tool: ToolId }
  | { readonly kind: 'objective'; readonly objective: ObjectiveId }
  | { readonly kind: 'private'; readonly colour: Colour }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'track'; readonly round: number };

export const CELLS: readonly Cell[] = ROWS.flatMap((row) => COLUMNS.map((column): Cell => `${row}${column}`));

/** A die in the pool by the name of its place: `pool:R3.0`. */
function pooledAt(key: string, pool: readonly Die[]): Spot | undefined {
  const found = lying(pool).find((each) => each.key === key);
  return found && { kind: 'pool', at: found.at, die: found.die };
}

/** A space of the player's window by the name of its place: `cell:0:B2`. */
export function spaceAt(name: string, own: number): Spot | undefined {
  const [place, seat, space] = name.split(':');
  const cell = CELLS.find((each) => each === space);
  return place === 'cell' && Number(seat) === own && cell !== undefined ? { kind: 'cell', cell } : undefined;
}

/** The spot that can be dragged from the named place: a die in the pool, or one that a tool moves. */
export const liftedFrom = (name: string, pool: readonly Die[], own: number): Spot | undefined =>
  name.startsWith('pool:') ? pooledAt(name.slice('pool:'.length), pool) : spaceAt(name, own);

/** What the names of cells light up for: dice of a considered move, last moves, and places that the log names. */
interface Lighting {
  readonly ghosts: Ghosts | undefined;
  readonly marks: Marks;
  readonly named: readonly NamedPlace[];
}

/** The cells of a window whose names light up. */
export function litBy({ ghosts, marks, named }: Lighting, seat: Seat | undefined): readonly Cell[] {
  const names = new Set([...marks.keys(), ...named.flatMap(({ at }) => at)]);
  return CELLS.filter((cell) => ghosts?.[cell] !== undefined || names.has(`cell:${seat}:${cell}`));
}

/** A die's letter and digit. */
export const colourOf = (die: Die): Colour => die.slice(0, 1) as Colour;
export const valueOf = (die: Die): Value => Number(die.slice(1)) as Value;

/** How deep the glass of a space for a value is: each value has its own shade. */
export const shadeOf = (value: Value): string => `${(value - 1) * 20}%`;

/** The restrictions on the 20 spaces of a pattern, A1 to D5. */
export const printedOn = (pattern: PatternId): readonly Printed[] =>
  [...PATTERN_CARDS[pattern].grid.join('')].map((mark) => {
    if (mark === '.') return null;
    return /\d/.test(mark) ? (Number(mark) as Value) : (mark as Colour);
  });
