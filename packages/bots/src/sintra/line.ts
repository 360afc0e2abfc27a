import type { Code } from '@leadlight/core';
import { sintra, type Position } from '@leadlight/sintra';
import type { Evaluation } from './evaluation.ts';
import { Tree } from './tree.ts';

/** How many nodes may be spent on each move of a line. */
const NODES_A_MOVE = 1500;

/** A move of the root, played on to the end of the round with the best moves of all sides. */
export class Line {
  readonly code: Code;
  readonly position: Position;
  private readonly evaluation: Evaluation;
  private tree: Tree | undefined;

  constructor(root: Position, code: Code, evaluation: Evaluation) {
    this.code = code;
    this.evaluation = evaluation;
    this.position = sintra.copy(root);
    sintra.apply(this.position, code);
  }

  get isOver(): boolean {
    return this.position.phase !== 'decide';
  }

  /** Works for at most this many nodes and returns how many it used. */
  work(nodes: number): number {
    const tree = (this.tree ??= new Tree(this.position, this.evaluation));
    const before = tree.nodes;
    tree.work(Math.min(nodes, NODES_A_MOVE - before));
    if (tree.solved || tree.nodes >= NODES_A_MOVE) this.play(tree);
    return tree.nodes - before;
  }

  private play(tree: Tree): void {
    sintra.apply(this.position, tree.move);
    this.tree = undefined;
  }
}
