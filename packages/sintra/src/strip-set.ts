/**
 * The strips in the form for the rules. Sides are numbered from 0: two for each strip in id order, front and back, so
 * the reverse of a side is `side ^ 1`. The spaces of a side are bits, the top one lowest.
 */
import { HOUSE_STRIPS, SPACES } from './components.ts';
import { COLOUR_COUNT } from './pile.ts';
import { COLOURS, STRIP_SIDES, type Options, type Space, type Strip, type StripPlace } from './vocabulary.ts';

/** A joker space, in place of a colour. */
export const JOKER = COLOUR_COUNT;

/** All 5 spaces of a side. */
export const FULL = 0b11111;
const FILLS = FULL + 1;

/** The row size of tables with a row for each side, or for each slot, and a column for each colour and JOKER. */
const ROW = 8;

/** The column in the table of rooms for all colours that have room, as bits. */
export const FITTING = 7;

/** Bit fields of a room: empty spaces of the colour, empty joker spaces, all empty spaces. */
const JOKER_SHIFT = 3;
const EMPTY_SHIFT = 5;

export interface StripSet {
  /** Tells two sets apart. */
  readonly name: string;
  /** The colour of each space, or JOKER: 5 entries per side. */
  readonly spaces: readonly number[];
  /** The spaces of a side for a colour, or for JOKER. */
  readonly takes: Uint8Array;
  /** The colours printed on a side, as bits. */
  readonly printed: Uint8Array;
  /** The room for each colour on a partly filled side. */
  readonly rooms: Uint8Array;
  readonly jokerSide: number;
}

/** The lowest bit set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

const bitCount = (bits: number): number => (bits === 0 ? 0 : 1 + bitCount(bits & (bits - 1)));

/** The number of bits set in each number of 5 bits. */
const BIT_COUNTS = Uint8Array.from({ length: FILLS }, (_, bits) => bitCount(bits));

export const spacesIn = (bits: number): number => BIT_COUNTS[bits];

export const ownRoom = (room: number): number => room & 0b111;
export const jokerRoom = (room: number): number => (room >>> JOKER_SHIFT) & 0b11;
export const emptyRoom = (room: number): number => room >>> EMPTY_SHIFT;

/** The spaces of the side for the colour, or for JOKER. */
export const spacesFor = (set: StripSet, side: number, colour: number): number => set.takes[side * ROW + colour];

/** The room for a colour, or FITTING, on a partly filled side; `sideAndFilled` is the side, then 5 bits. */
export const roomAt = (set: StripSet, sideAndFilled: number, colour: number): number =>
  set.rooms[sideAndFilled * ROW + colour];

export const sideOf = (place: StripPlace): number => 2 * (place.id - 1) + STRIP_SIDES.indexOf(place.side);
export const placeOf = (side: number): StripPlace => ({ id: (side >> 1) + 1, side: STRIP_SIDES[side & 1] });

/** The kind of a space, by name. */
const spaceName = (kind: number): Space => (kind === JOKER ? 'joker' : COLOURS[kind]);

/** The spaces of a side by name, top to bottom. */
export const spacesOf = (set: StripSet, side: number): readonly Space[] =>
  set.spaces.slice(side * SPACES, (side + 1) * SPACES).map(spaceName);

const kindOf = (space: Space): number => (space === 'joker' ? JOKER : COLOURS.indexOf(space));

function compile(name: string, strips: readonly Strip[]): StripSet {
  const sides = strips.toSorted((a, b) => a.id - b.id).flatMap((strip) => [strip.front, strip.back]);
  const spaces = sides.flatMap((side) => side.map(kindOf));
  const takes = takesTable(sides);
  const jokerSide = sides.findIndex((side) => side.includes('joker'));
  const printed = Uint8Array.from(sides, (side) => coloursOf(side.map(kindOf)));
  return { name, spaces, takes, printed, rooms: roomsTable(takes, sides.length), jokerSide };
}

const coloursOf = (kinds: readonly number[]): number =>
  kinds.reduce((colours, kind) => (kind === JOKER ? colours : colours | (1 << kind)), 0);

function takesTable(sides: readonly (readonly Space[])[]): Uint8Array {
  const takes = new Uint8Array(sides.length * ROW);
  for (const [side, spaces] of sides.entries()) {
    for (const [space, kind] of spaces.map(kindOf).entries()) takes[side * ROW + kind] |= 1 << space;
  }
  return takes;
}

/** One row more than there are sides and fills: a slot without a strip has no room. */
function roomsTable(takes: Uint8Array, sides: number): Uint8Array {
  const rooms = new Uint8Array((sides * FILLS + 1) * ROW);
  for (let row = 0; row < sides * FILLS; row++) {
    const empty = FULL & ~row;
    const side = Math.floor(row / FILLS) * ROW;
    const jokers = spacesIn(takes[side + JOKER] & empty);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const own = spacesIn(takes[side + colour] & empty);
      if (own + jokers > 0) rooms[row * ROW + FITTING] |= 1 << colour;
      rooms[row * ROW + colour] = own | (jokers << JOKER_SHIFT) | (spacesIn(empty) << EMPTY_SHIFT);
    }
  }
  return rooms;
}

const HOUSE = compile('house', HOUSE_STRIPS);

/** Custom sets already compiled: the tables are large, and all games of a table share them. */
const compiled = new WeakMap<readonly Strip[], StripSet>();

export function stripSetOf(strips: Options['strips']): StripSet {
  if (strips === 'house') return HOUSE;
  const known = compiled.get(strips);
  if (known !== undefined) return known;
  const set = compile(JSON.stringify(strips), strips);
  compiled.set(strips, set);
  return set;
}
