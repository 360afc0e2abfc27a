/**
 * Looks ahead inside the round, deeper and deeper until the budget is spent: every seat in turn takes the move that
 * leaves it furthest ahead of its best opponent. Between two players that is minimax, with cut-offs. The search is a
 * stack of plies rather than a recursion, so that it can stop after any node and continue later.
 */
import type { Code, Seat } from '@leadlight/core';
import { sintra, SLOTS, type Position } from '@leadlight/sintra';
import type { Evaluation } from './evaluation.ts';
import type { Manner } from './manner.ts';
import type { Memory } from './memory.ts';
import { Ply } from './ply.ts';

/** How many of the most promising moves are searched: at the root, in the positions below it, and further down. */
const BREADTH: readonly number[] = [12, 8, 6];

/** What a search leaves out of account. */
type Limits = Pick<Manner, 'depth' | 'sight' | 'isAlone'>;

export class Tree {
  /** Positions created so far. */
  nodes = 0;
  /** True if nothing was left out: there is no more to find in this round. */
  solved = false;
  /** The index of the best move of the root, and the lead that it promises. */
  private chosen = 0;
  value = 0;
  private readonly evaluation: Evaluation;
  private readonly deepest: number;
  private readonly sight: number;
  private readonly isAlone: boolean;
  /** Only between two players is one player's gain the other's loss. */
  private readonly isDuel: boolean;
  private readonly scratch: Position;
  private readonly plies: Ply[];
  private top = 0;
  private depth = 1;
  /** The current multiple of BREADTH. */
  private breadth = 1;
  private readonly memory: Memory | undefined;
  /** The leads that the moves of the root have led to, or promise while they are unsearched. */
  private readonly leads: number[] = [];

  /** A short look needs no memory. */
  constructor(position: Position, evaluation: Evaluation, memory?: Memory, { depth, sight, isAlone }: Limits = {}) {
    this.evaluation = evaluation;
    this.deepest = depth ?? Infinity;
    this.sight = sight ?? SLOTS;
    this.isAlone = isAlone ?? false;
    this.isDuel = position.boards.length === 2;
    this.scratch = sintra.copy(position);
    this.memory = memory;
    this.plies = [new Ply(position)];
    this.openRoot();
  }

  private openRoot(): void {
    this.root.open(this.depth, -Infinity, Infinity);
    if (this.sight < SLOTS) keepInSight(this.root, this.sight);
  }

  private get root(): Ply {
    return this.plies[0];
  }

  /** The number of moves to choose from. */
  get choices(): number {
    return this.root.codes.count;
  }

  get move(): Code {
    return this.root.codes.at[this.chosen];
  }

  /** The most promising moves, best first. */
  best(most: number): readonly Code[] {
    const { codes } = this.root;
    const moves = Array.from({ length: codes.count }, (_, move) => move);
    moves.sort((a, b) => this.leads[b] - this.leads[a]);
    return [this.chosen, ...moves.filter((move) => move !== this.chosen)].slice(0, most).map((move) => codes.at[move]);
  }

  /** The expected lead of a seat over its best opponent. */
  leadOf(seat: Seat): number {
    return leadOf(this.root.values, seat);
  }

  /** Creates this many more positions, or fewer if everything is known sooner. */
  work(nodes: number): void {
    const until = this.nodes + nodes;
    while (this.nodes < until && !this.solved) this.advance(this.plies[this.top]);
  }

  /** Creates at most one position. */
  private advance(ply: Ply): void {
    if (!ply.isWeighed) this.weigh(ply);
    else if (ply.depth > 1 && this.mayEnter(ply)) this.enter(ply);
    else this.leave(ply);
  }

  /** Takes a first look at the next move. */
  private weigh(ply: Ply): void {
    const move = ply.weighed++;
    if (this.top === 0 && this.depth > 1) {
      ply.promises[move] = this.leads[move];
      return;
    }
    const values = this.make(ply, move, this.scratch);
    const lead = this.leadOfTurn(ply, values);
    ply.promises[move] = lead;
    if (ply.depth > 1) return;
    ply.isShallow ||= this.scratch.phase === 'decide';
    this.note(ply, move, lead, values);
  }

  private make(ply: Ply, move: number, into: Position): Float64Array {
    this.play(ply, move, into);
    return this.evaluation.expect(into);
  }

  private play(ply: Ply, move: number, into: Position): void {
    this.nodes++;
    sintra.copyInto(ply.position, into);
    sintra.apply(into, ply.codes.at[move]);
  }

  private mayEnter(ply: Ply): boolean {
    const { count } = ply.codes;
    const width = this.breadth * BREADTH[Math.min(this.top, BREADTH.length - 1)];
    if (ply.entered < Math.min(count, width)) return true;
    ply.isNarrow ||= ply.entered < count;
    return false;
  }

  /** Searches the most promising move left. */
  private enter(ply: Ply): void {
    ply.current = ply.nextMove();
    ply.promises[ply.current] = -Infinity;
    ply.entered++;
    const below = this.below();
    this.play(ply, ply.current, below.position);
    if (below.position.phase === 'decide') this.open(ply, below);
    else this.report(ply, this.evaluation.expect(below.position));
  }

  /** Searches a position, unless the memory knows enough about it. */
  private open(ply: Ply, below: Ply): void {
    below.open(ply.depth - 1, ply.low, ply.high);
    if (this.memory?.recall(below, this.breadth) === true) this.hand(below, ply);
    else this.top++;
  }

  /** Passes the findings up, and whether anything was left out on the way. */
  private hand(below: Ply, ply: Ply): void {
    ply.isShallow ||= below.isShallow;
    ply.isNarrow ||= below.isNarrow;
    this.report(ply, below.values);
  }

  private below(): Ply {
    return (this.plies[this.top + 1] ??= new Ply(this.root.position));
  }

  private leave(ply: Ply): void {
    if (this.top === 0) this.goOn();
    else {
      this.memory?.keep(ply, this.breadth);
      this.hand(ply, this.plies[--this.top]);
    }
  }

  /** Records the outcome of the current move of the top ply. */
  private report(ply: Ply, values: Float64Array): void {
    this.note(ply, ply.current, this.leadOfTurn(ply, values), values);
  }

  private note(ply: Ply, move: number, lead: number, values: Float64Array): void {
    if (this.top === 0) this.leads[move] = lead;
    if (!ply.note(move, lead, values)) return;
    if (this.top === 0) this.choose(move, lead);
    if (this.isDuel && !this.isAlone) ply.narrow();
  }

  private choose(move: number, lead: number): void {
    this.chosen = move;
    this.value = lead;
  }

  /** Searches deeper until the round ends, then broader. */
  private goOn(): void {
    if (this.root.isShallow && this.depth === this.deepest) this.solved = true;
    else if (this.root.isShallow) this.depth++;
    else if (this.root.isNarrow) this.breadth *= 2;
    else this.solved = true;
    this.openRoot();
  }

  private leadOfTurn({ position }: Ply, values: Float64Array): number {
    return this.isAlone ? values[position.turn] : leadOf(values, position.turn);
  }
}

/** Drops the picks for strips that are further away, unless nothing is left. */
function keepInSight({ position, codes }: Ply, sight: number): void {
  const last = position.boards[position.turn].glazier + sight;
  const seen = codes.at.slice(0, codes.count).filter((code) => {
    const move = sintra.decode(position, code);
    return move.type === 'back' || move.strip === null || move.strip < last;
  });
  if (seen.length === 0) return;
  codes.clear();
  for (const code of seen) codes.add(code);
}

/** The seat's lead over its best opponent. */
function leadOf(values: Float64Array, seat: Seat): number {
  let most = -Infinity;
  for (let other = 0; other < values.length; other++) {
    if (other !== seat && values[other] > most) most = values[other];
  }
  return values[seat] - most;
}
