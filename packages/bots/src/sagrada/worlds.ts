/** Possible worlds: the seat's view, with the unknown parts drawn from its beliefs. */
import { Codes, type Seat } from '@leadlight/core';
import { sagrada, type Position } from '@leadlight/sagrada';
import { believe } from './belief.ts';
import type { Futures } from './future.ts';

export class Worlds {
  private readonly seen: Position;
  private readonly seat: Seat;
  private readonly futures: Futures;
  private number = -1;
  private world: Position;

  constructor(seen: Position, seat: Seat, futures: Futures) {
    this.seen = seen;
    this.seat = seat;
    this.futures = futures;
    this.world = seen;
  }

  /** The world with this number; its future is set as well. */
  at(number: number): Position {
    this.futures.turnTo(number);
    if (number !== this.number) {
      this.number = number;
      this.world = this.imagine();
    }
    return this.world;
  }

  private imagine(): Position {
    const { luck } = this.futures;
    const world = sagrada.guess(this.seen, luck('guess'));
    world.privates = believe(this.seen, luck('private'));
    if (world.phase === 'choose') this.chooseForOthers(world);
    return world;
  }

  /** G-99: the others choose their windows at the same time; for all the seat knows, they may choose any. */
  private chooseForOthers(world: Position): void {
    const codes = new Codes();
    for (let seat = 0; seat < world.players; seat++) {
      codes.clear();
      if (seat !== this.seat) sagrada.moves(world, seat, codes);
      if (codes.count > 0) sagrada.apply(world, codes.at[this.futures.luck(`choose:${seat}`).below(codes.count)]);
    }
  }
}
