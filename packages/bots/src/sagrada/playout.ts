/** Plays a move on into a possible future, a few rounds deep, and values the outcome. */
import type { Code, Luck, Seat } from '@leadlight/core';
import { sagrada, type Position } from '@leadlight/sagrada';
import type { TermName } from './evaluation.ts';
import { Policy } from './policy.ts';
import { Prospects, type Outcome } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

export class Playouts {
  private readonly seat: Seat;
  private readonly scratch: Position;
  private readonly prospects: Prospects;
  private readonly policy: Policy;

  constructor(world: Position, seat: Seat, forgets?: readonly TermName[]) {
    this.seat = seat;
    this.scratch = sagrada.copy(world);
    this.prospects = new Prospects(WEIGHTS, forgets);
    this.policy = new Policy(this.prospects, world);
  }

  /** The seat's expectation after the move, this many rounds after the current one. Leaves the world unchanged. */
  outcome(world: Position, code: Code, luck: Luck, rounds: number): Outcome {
    const position = this.after(world, code);
    for (;;) {
      const { phase } = position;
      if (phase === 'turn' || phase === 'settle') this.decide(position);
      else if (phase === 'end' || (phase === 'roll' && position.round >= world.round + rounds)) break;
      else sagrada.deal(position, luck);
    }
    return this.prospects.outcome(position, this.seat);
  }

  /** The worth of the seat's own side at the end of its turn. */
  own(world: Position, code: Code, luck: Luck): number {
    const position = this.after(world, code);
    while (position.turn === world.turn && position.phase !== 'end') {
      if (position.phase === 'turn' || position.phase === 'settle') this.decide(position);
      else sagrada.deal(position, luck);
    }
    return this.prospects.own(position, this.seat);
  }

  /** The seat's expectation of the world as it is; 0 while windows are being chosen. */
  value(world: Position): number {
    return world.phase === 'choose' ? 0 : this.prospects.outcome(world, this.seat).value;
  }

  private after(world: Position, code: Code): Position {
    sagrada.copyInto(world, this.scratch);
    sagrada.apply(this.scratch, code);
    return this.scratch;
  }

  private decide(position: Position): void {
    sagrada.apply(position, this.policy.choose(position));
  }
}
