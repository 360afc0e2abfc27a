import { Codes } from '@leadlight/core';
import { sintra, type Position } from '@leadlight/sintra';

/** A position on the way down, with what is known of its moves. All is allocated once and used again. */
export class Ply {
  readonly position: Position;
  readonly codes = new Codes();
  /** The lead that each move promises at first sight; −∞ once it was looked into. */
  readonly promises: number[] = [];
  /** How many moves have their promise, and how many were looked into. */
  weighed = 0;
  entered = 0;
  /** The move that is being looked into. */
  current = 0;
  /** How many moves deep to look from here. */
  depth = 0;
  /** The best move so far, its lead, and the points that every seat may expect after it. */
  best = 0;
  lead = -Infinity;
  readonly values: Float64Array;
  /** Between two players: the lead of seat 0 that it is sure of already, and the one that seat 1 allows at most. */
  low = -Infinity;
  high = Infinity;
  /** The same when the position was opened. */
  from = -Infinity;
  to = Infinity;
  /** Whether something below was left out, for want of depth or of breadth. */
  isShallow = false;
  isNarrow = false;
  /** What the position is known by, and the move that was best when it was seen before; −1 when it was not. */
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

  /** First the move that is remembered, then the most promising one that is left; the best so far among equals. */
  nextMove(): number {
    const { promises, hint } = this;
    if (this.entered === 0 && hint >= 0) return hint;
    let next = this.best < this.codes.count ? this.best : 0;
    for (let i = 0; i < this.codes.count; i++) if (promises[i] > promises[next]) next = i;
    return next;
  }

  /** Takes note of what a move leads to, and says whether it is the best so far. */
  note(move: number, lead: number, values: Float64Array): boolean {
    if (lead <= this.lead) return false;
    this.lead = lead;
    this.best = move;
    this.values.set(values);
    return true;
  }

  /** Between two players: narrows what can still matter, and leaves the rest of the moves when nothing can. */
  narrow(): void {
    if (this.position.turn === 0) this.low = Math.max(this.low, this.lead);
    else this.high = Math.min(this.high, -this.lead);
    if (this.low < this.high) return;
    this.weighed = this.codes.count;
    this.entered = this.codes.count;
  }
}
