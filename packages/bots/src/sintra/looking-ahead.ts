import type { Code, Random } from '@leadlight/core';
import { ROUNDS, sintra, type Position, type Sintra } from '@leadlight/sintra';
import type { Brain, Search, Thought } from '../thinking/search.ts';
import { CANDIDATES, Deals } from './deals.ts';
import { Evaluation, weightsFor } from './evaluation.ts';
import type { Manner } from './manner.ts';
import { Memory } from './memory.ts';
import { Tree } from './tree.ts';

/** A search with a budget of nodes: inside the round first, then beyond it. */
class LookingAhead implements Search<Sintra> {
  private readonly position: Position;
  private readonly evaluation: Evaluation;
  private readonly tree: Tree;
  private readonly budget: number;
  private readonly random: Random;
  /** There is nothing beyond the last round, and some levels don't look so far. */
  private readonly staysInRound: boolean;
  private deals: Deals | undefined;

  constructor(position: Position, manner: Manner, budget: number, random: Random) {
    this.position = position;
    this.random = random;
    this.staysInRound = position.round === ROUNDS || manner.depth !== undefined;
    this.evaluation = new Evaluation(position, weightsFor(position), manner.forgets);
    this.tree = new Tree(position, this.evaluation, new Memory(position.boards.length, budget), manner);
    // A single move needs no search, but it needs a value.
    this.budget = this.tree.choices === 1 ? 1 : budget;
  }

  step(nodes: number): Thought<Sintra> {
    const until = Math.min(this.budget, this.nodes + nodes);
    while (this.nodes < until && !this.isKnown) this.work(until - this.nodes);
    const { code, value } = this.best;
    const finished = this.isKnown || this.nodes >= this.budget;
    return { move: sintra.decode(this.position, code), value, nodes: this.nodes, finished };
  }

  private get nodes(): number {
    return this.tree.nodes + (this.deals?.nodes ?? 0);
  }

  /** Whether more work would change nothing. */
  private get isKnown(): boolean {
    return this.tree.solved && (this.staysInRound || this.deals?.finished === true);
  }

  private work(nodes: number): void {
    if (!this.tree.solved) this.tree.work(nodes);
    else (this.deals ??= this.beginDeals()).work(nodes);
  }

  private beginDeals(): Deals {
    return new Deals(this.position, this.tree.best(CANDIDATES), this.evaluation, this.random);
  }

  private get best(): { readonly code: Code; readonly value: number } {
    return this.deals?.best ?? { code: this.tree.move, value: this.tree.value };
  }
}

/**
 * A brain that plays in this manner, with its number of nodes unless the host sets another. Sintra hides nothing, so it
 * never has to guess.
 */
export const lookingAhead = (manner: Manner): Brain<Sintra> => ({
  begin: ({ position }, random, budget = manner.nodes) =>
    new LookingAhead(sintra.copy(position), manner, budget, random),
});
