import { sintra, type Position, type Sintra } from '@leadlight/sintra';
import type { Brain, Search, Thought } from '../search.ts';
import { Evaluation } from './evaluation.ts';
import { Tree } from './tree.ts';

/** A search of the tree that may use so many nodes. */
class LookingAhead implements Search<Sintra> {
  private readonly position: Position;
  private readonly tree: Tree;
  private readonly budget: number;

  constructor(position: Position, budget: number) {
    this.position = position;
    this.tree = new Tree(position, new Evaluation(position));
    // A single move needs no thought, but has a value.
    this.budget = this.tree.choices === 1 ? 1 : budget;
  }

  step(nodes: number): Thought<Sintra> {
    const { tree, budget } = this;
    tree.work(Math.min(nodes, budget - tree.nodes));
    return {
      move: sintra.decode(this.position, tree.move),
      value: tree.value,
      nodes: tree.nodes,
      finished: tree.solved || tree.nodes >= budget,
    };
  }
}

/** A brain that looks ahead for so many nodes, where the host sets no other number. All of Sintra is in sight: no guess is needed. */
export const lookingAhead = (nodes: number): Brain<Sintra> => ({
  begin: ({ position }, _, budget = nodes) => new LookingAhead(sintra.copy(position), budget),
});
