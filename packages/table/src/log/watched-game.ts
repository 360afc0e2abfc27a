/**
 * A game without a log, played event by event, with what each seat sees of it. For hosts that play many games and store
 * them as records, such as simulations: everyone here is a program, and answers at once.
 */
import type { Due, Game, GameTypes, Luck, Seat } from '@leadlight/core';

/** What a seat has seen so far: its events, and the position that they lead to. */
export interface SeatView<T extends GameTypes> {
  readonly position: T['position'];
  readonly events: readonly T['event'][];
}

export class WatchedGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** The full position: the next event changes it. */
  readonly position: T['position'];
  private readonly views: readonly { readonly position: T['position']; readonly events: T['event'][] }[];

  constructor(game: Game<T>, options: T['options'], players: number) {
    this.game = game;
    this.position = game.start(options, players);
    this.views = Array.from({ length: players }, () => ({ position: game.start(options, players), events: [] }));
  }

  get due(): Due {
    return this.game.toAct(this.position);
  }

  /** The next event that no seat decides; undefined once the game is over. */
  draw(luck: Luck): T['event'] | undefined {
    return this.game.draw(this.position, luck);
  }

  /** The next events change the view. */
  seenBy(seat: Seat): SeatView<T> {
    const view = this.views[seat];
    if (view === undefined) throw new RangeError(`there is no seat ${seat}`);
    return view;
  }

  /**
   * Plays an event, for everyone, and returns its consequences. It was checked, drawn or shown before, so a refusal is
   * a bug.
   */
  play(event: T['event']): readonly T['consequence'][] {
    const followed: T['consequence'][] = [];
    this.demand(this.game.play(this.position, event, followed), event);
    for (const [seat, view] of this.views.entries()) {
      for (const seen of this.game.see(this.position, event, seat)) {
        this.demand(this.game.play(view.position, seen), seen);
        view.events.push(seen);
      }
    }
    return followed;
  }

  private demand(refusals: readonly T['reason'][], event: T['event']): void {
    if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify({ event, refusals })}`);
  }
}
