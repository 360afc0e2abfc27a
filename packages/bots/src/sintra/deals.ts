/**
 * Beyond the round: once everything within it is known, the best few moves are compared by what may come after it. Each
 * is played on to the end of the round; then all meet the same deals, and a short look into the next round values each
 * of them.
 */
import { FastRandom, type Code, type Random, type Seat } from '@leadlight/core';
import { sintra, type Position } from '@leadlight/sintra';
import type { Evaluation } from './evaluation.ts';
import { Line } from './line.ts';
import { Tree } from './tree.ts';

/** How many moves are compared. */
export const CANDIDATES = 3;

/** How many nodes each look into the next round may use. */
const LOOK = 150;

/** More deals than this add little. */
const MOST_DEALS = 24;

export class Deals {
  nodes = 0;
  private readonly seat: Seat;
  private readonly evaluation: Evaluation;
  private readonly seed: number;
  private readonly lines: readonly Line[];
  /** The total of each line over the deals that every line has met. */
  private readonly sums: number[];
  private readonly current: number[];
  private readonly dealt: Position;
  private tree: Tree | undefined;
  private line = 0;
  private deals = 0;

  constructor(position: Position, codes: readonly Code[], evaluation: Evaluation, random: Random) {
    this.seat = position.turn;
    this.evaluation = evaluation;
    this.seed = random.below(2 ** 31);
    this.lines = codes.map((code) => new Line(position, code, evaluation));
    this.sums = codes.map(() => 0);
    this.current = codes.map(() => 0);
    this.dealt = sintra.copy(position);
  }

  get finished(): boolean {
    return this.deals === MOST_DEALS;
  }

  /** The best move by the deals so far, with its average lead; undefined before the first deal. */
  get best(): { readonly code: Code; readonly value: number } | undefined {
    if (this.deals === 0) return undefined;
    const most = this.sums.indexOf(Math.max(...this.sums));
    return { code: this.lines[most].code, value: this.sums[most] / this.deals };
  }

  work(nodes: number): void {
    const until = this.nodes + nodes;
    while (this.nodes < until && !this.finished) this.nodes += Math.max(1, this.advance(until - this.nodes));
  }

  private advance(nodes: number): number {
    const unfinished = this.lines.find(({ isOver }) => !isOver);
    return unfinished === undefined ? this.look(nodes) : unfinished.work(nodes);
  }

  private look(nodes: number): number {
    const tree = (this.tree ??= this.dealFor(this.lines[this.line]));
    const before = tree.nodes;
    tree.work(Math.min(nodes, LOOK - before));
    if (tree.solved || tree.nodes >= LOOK) this.note(tree);
    return tree.nodes - before;
  }

  private dealFor({ position }: Line): Tree {
    const luck = new FastRandom(this.seed + this.deals);
    sintra.copyInto(position, this.dealt);
    sintra.deal(this.dealt, () => luck);
    return new Tree(this.dealt, this.evaluation);
  }

  private note(tree: Tree): void {
    this.current[this.line] = tree.leadOf(this.seat);
    this.tree = undefined;
    this.line++;
    if (this.line < this.lines.length) return;
    for (const [line, lead] of this.current.entries()) this.sums[line] += lead;
    this.line = 0;
    this.deals++;
  }
}
