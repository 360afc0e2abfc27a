/**
 * A cache of positions that can be reached in several ways: picks by different seats often lead to the same position in
 * another order. It has a fixed number of places, each for the latest position.
 */
import type { Position } from '@leadlight/sintra';
import type { Ply } from './ply.ts';

/** The meaning of a remembered lead of seat 0: the lead itself, or a lower or upper bound. */
const EXACT = 1;
const AT_LEAST = 2;
const AT_MOST = 3;

/** No known move. */
const NONE = -1;

const SHALLOW = 1;
const NARROW = 2;

const LEAST_PLACES = 1 << 6;
const MOST_PLACES = 1 << 16;

/** About one position in four is searched; the number of places is a power of 2. */
const placesFor = (nodes: number): number =>
  Math.min(MOST_PLACES, Math.max(LEAST_PLACES, 2 ** Math.ceil(Math.log2(nodes / 4))));

export class Memory {
  private readonly mask: number;
  private readonly seats: number;
  private readonly keys: Int32Array;
  private readonly checks: Int32Array;
  private readonly bounds: Uint8Array;
  private readonly depths: Uint8Array;
  private readonly breadths: Uint16Array;
  private readonly gaps: Uint8Array;
  private readonly moves: Uint16Array;
  private readonly values: Float64Array;

  constructor(seats: number, nodes: number) {
    const size = placesFor(nodes);
    this.mask = size - 1;
    this.seats = seats;
    this.keys = new Int32Array(size);
    this.checks = new Int32Array(size);
    this.bounds = new Uint8Array(size);
    this.depths = new Uint8Array(size);
    this.breadths = new Uint16Array(size);
    this.gaps = new Uint8Array(size);
    this.moves = new Uint16Array(size);
    this.values = new Float64Array(size * seats);
  }

  /**
   * Whether the cache knows enough about the ply's position; if so, fills the ply. If not, suggests the move that was
   * best when the position last came up.
   */
  recall(ply: Ply, breadth: number): boolean {
    identify(ply);
    const place = ply.key & this.mask;
    ply.hint = NONE;
    if (this.bounds[place] === 0 || this.keys[place] !== ply.key || this.checks[place] !== ply.check) return false;
    ply.hint = this.moves[place];
    if (this.depths[place] < ply.depth || this.breadths[place] < breadth || !this.settles(ply, place)) return false;
    this.fill(ply, place);
    return true;
  }

  private fill(ply: Ply, place: number): void {
    for (let seat = 0; seat < this.seats; seat++) ply.values[seat] = this.values[place * this.seats + seat];
    ply.isShallow = (this.gaps[place] & SHALLOW) !== 0;
    ply.isNarrow = (this.gaps[place] & NARROW) !== 0;
  }

  private settles({ low, high }: Ply, place: number): boolean {
    const bound = this.bounds[place];
    if (bound === EXACT) return true;
    const lead = this.values[place * this.seats] - this.values[place * this.seats + 1];
    return bound === AT_LEAST ? lead >= high : lead <= low;
  }

  /** Remembers a finished ply. */
  keep(ply: Ply, breadth: number): void {
    const place = ply.key & this.mask;
    this.keys[place] = ply.key;
    this.checks[place] = ply.check;
    this.bounds[place] = this.seats === 2 ? boundOf(ply) : EXACT;
    this.depths[place] = ply.depth;
    this.breadths[place] = breadth;
    this.gaps[place] = (ply.isShallow ? SHALLOW : 0) | (ply.isNarrow ? NARROW : 0);
    this.moves[place] = ply.best;
    for (let seat = 0; seat < this.seats; seat++) this.values[place * this.seats + seat] = ply.values[seat];
  }
}

/** Moves that could not matter were cut off, so a lead outside the window is only a bound. */
function boundOf({ values, from, to }: Ply): number {
  const lead = values[0] - values[1];
  if (lead <= from) return AT_MOST;
  return lead >= to ? AT_LEAST : EXACT;
}

/** Two 32-bit keys for everything that matters within the round. The contents of the tower follow from the rest. */
function identify(ply: Ply): void {
  const { position } = ply;
  ply.key = 0x2545f491;
  ply.check = 0x1b873593;
  add(ply, (position.turn << 8) | (position.tile + 1));
  add(ply, position.centre);
  for (let colour = 0; colour < position.displays.length; colour++) add(ply, position.displays[colour]);
  for (let seat = 0; seat < position.boards.length; seat++) addBoard(ply, position.boards[seat]);
}

function addBoard(ply: Ply, board: Position['boards'][number]): void {
  for (let slot = 0; slot < board.slots.length; slot++) add(ply, board.slots[slot]);
  add(ply, board.tops);
  add(ply, board.bottoms);
  add(ply, (board.glazier << 8) | board.marker);
  add(ply, board.score);
}

function add(ply: Ply, number: number): void {
  ply.key = Math.imul((ply.key ^ number) | 0, 0x9e3779b1);
  ply.key ^= ply.key >>> 15;
  ply.check = Math.imul((ply.check + number) | 0, 0x85ebca6b);
  ply.check ^= ply.check >>> 13;
}
