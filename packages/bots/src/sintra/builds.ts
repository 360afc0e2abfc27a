/**
 * Remembers what boards are worth by themselves. A pick changes one board, and the same picks by different seats come in
 * many orders, so a search meets most boards again and again. An entry holds the whole board: no two boards are confused.
 */
import { SLOTS, type Board } from '@leadlight/sintra';

/** A power of 2; more entries are slower than working out again what is lost. */
const PLACES = 1 << 11;

/** The slots, both rows of the frame, and the rest: the course of the board and the weights that apply. */
const ENTRY = SLOTS + 3;
const TOPS = SLOTS;
const BOTTOMS = SLOTS + 1;
const REST = SLOTS + 2;

const BITS = 32;
const PLACE_BITS = Math.log2(PLACES);
const ROW_BITS = 12;
const MARKER_BITS = 4;

export class Builds {
  private readonly boards = new Int32Array(PLACES * ENTRY);
  private readonly worths = new Float64Array(PLACES);
  private place = 0;

  /** Whether the board is known; if not, `worth` expects it to be set. `row` is the number of the weights, above 0. */
  find(board: Board, row: number): boolean {
    const rest = (((board.glazier << MARKER_BITS) | board.marker) << ROW_BITS) | row;
    this.place = placeOf(board, rest);
    const from = this.place * ENTRY;
    if (this.holds(from, board, rest)) return true;
    for (let slot = 0; slot < SLOTS; slot++) this.boards[from + slot] = board.slots[slot];
    this.boards[from + TOPS] = board.tops;
    this.boards[from + BOTTOMS] = board.bottoms;
    this.boards[from + REST] = rest;
    return false;
  }

  private holds(from: number, board: Board, rest: number): boolean {
    const { boards } = this;
    if (boards[from + REST] !== rest || boards[from + TOPS] !== board.tops) return false;
    for (let slot = 0; slot < SLOTS; slot++) if (boards[from + slot] !== board.slots[slot]) return false;
    return boards[from + BOTTOMS] === board.bottoms;
  }

  /** The worth of the board that was last looked for. */
  get worth(): number {
    return this.worths[this.place];
  }

  set worth(points: number) {
    this.worths[this.place] = points;
  }
}

function placeOf({ slots, tops, bottoms }: Board, rest: number): number {
  let key = rest;
  for (let slot = 0; slot < SLOTS; slot++) key = Math.imul(key, 0x9e3779b1) ^ slots[slot];
  key = Math.imul(Math.imul(key, 0x9e3779b1) ^ tops, 0x9e3779b1) ^ bottoms;
  return Math.imul(key ^ (key >>> 15), 0x85ebca6b) >>> (BITS - PLACE_BITS);
}
