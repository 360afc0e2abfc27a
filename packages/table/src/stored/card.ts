import type { Game, GameTypes } from '@leadlight/core';
import type { Timestamp } from '../log/entries.ts';
import type { TableState } from '../log/state.ts';
import type { TableCard } from './tables.ts';

/** The card of a table in a given state. */
export function cardOf<T extends GameTypes>(
  game: Game<T>,
  id: string,
  { opened, phase, seats, position }: TableState<T>,
  changed: Timestamp,
): TableCard {
  const result = phase === 'over' ? game.result(position) : undefined;
  const due = game.toAct(position);
  return {
    id,
    game: opened.game,
    rules: opened.rules,
    seats: seats.filter((who) => who !== null),
    created: opened.at,
    changed,
    over: phase === 'over',
    scores: result?.scores ?? null,
    ranking: result?.ranking ?? null,
    toMove: phase === 'playing' && due.kind === 'decide' ? due.seats : [],
    origin: opened.origin ?? null,
  };
}
