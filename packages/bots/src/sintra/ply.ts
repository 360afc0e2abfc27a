import { Codes } from '@leadlight/core';
import { sintra, type Position } from '@leadlight/sintra';

/** A position on the search path, with the facts known about its moves. Everything is allocated once and reused. */
export class Ply {
  readonly position: Position;
  readonly codes = new Codes();
  /** The lead that each move promises at first sight; −∞ once it has been searched. */
  readonly promises: number[] = [];
  /** How many moves have a promise, and how many have been searched. */
  weighed = 0;
  entered = 0;
  /** The move being searched. */
  current = 0;
  /** How many moves deep to search from here. */
  depth = 0;
  /** The best move so far, its lead, and the points that every seat can expect after it. */
  best = 0;
  lead = -Infinity;
  readonly values: Float64Array;
  /** Between two players: the lead that seat 0 is already sure of, and the most that seat 1 allows. */
  low = -Infinity;
  high = Infinity;
  /** The values of both when the position was opened. */
  from = -Infinity;
  to = Infinity;
  /** Whether the search below left something out, for lack of depth or of breadth. */
  isShallow = false;
  isNarrow = false;
  /** The keys of the position, and the move that was best when it last came up; −1 if it is new. */
  key = 0;
  check = 0;
  hint = -1;

  constructor(position: Position) {
    this.position = sintra.copy(position);
    this.values = new Float64Array(position.boards.length);
  }

  open(depth: number, low: number, high: number): void {
    this.codes.clear();
    sintra.moves(this.position, this.position.turn, this.codes);
    this.weighed = 0;
    this.entered = 0;
    this.depth = depth;
    this.lead = -Infinity;
    this.low = low;
    this.high = high;
    this.from = low;
    this.to = high;
    this.isShallow = false;
    this.isNarrow = false;
  }

  get isWeighed(): boolean {
    return this.weighed === this.codes.count;
  }

  /** The remembered move first, then the most promising one left; among equals, the best so far. */
  nextMove(): number {
    const { promises, hint } = this;
    if (this.entered === 0 && hint >= 0) return hint;
    let next = this.best < this.codes.count ? this.best : 0;
    for (let i = 0; i < this.codes.count; i++) if (promises[i] > promises[next]) next = i;
    return next;
  }

  /** Records the outcome of a move and returns whether it is the best so far. */
  note(move: number, lead: number, values: Float64Array): boolean {
    if (lead <= this.lead) return false;
    this.lead = lead;
    this.best = move;
    this.values.set(values);
    return true;
  }

  /** Between two players: narrows the window, and skips the remaining moves when none can matter. */
  narrow(): void {
    if (this.position.turn === 0) this.low = Math.max(this.low, this.lead);
    else this.high = Math.min(this.high, -this.lead);
    if (this.low < this.high) return;
    this.weighed = this.codes.count;
    this.entered = this.codes.count;
  }
}
