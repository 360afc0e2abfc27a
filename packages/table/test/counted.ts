/** A game that counts how often its rules play an event. */
import type { Game, GameTypes } from '@leadlight/core';

export interface Counted<T extends GameTypes> {
  readonly game: Game<T>;
  /** How many events were played while the work was done. */
  readonly during: <Outcome>(work: () => Outcome) => { readonly plays: number; readonly outcome: Outcome };
  readonly plays: () => number;
}

export function counted<T extends GameTypes>(game: Game<T>): Counted<T> {
  let plays = 0;
  const counting: Game<T> = {
    ...game,
    play: (position, event, trace) => {
      plays++;
      return game.play(position, event, trace);
    },
  };
  const during = <Outcome>(work: () => Outcome): { readonly plays: number; readonly outcome: Outcome } => {
    const before = plays;
    const outcome = work();
    return { plays: plays - before, outcome };
  };
  return { game: counting, during, plays: () => plays };
}
