import type { Game, GameTypes } from '@leadlight/core';
import type { TableState } from '@leadlight/table';
import type { TableCard } from '../store/tables.ts';

/** The card of a table in a given state. */
export function cardOf<T extends GameTypes>(
  game: Game<T>,
  id: string,
  { opened, phase, seats, position }: TableState<T>,
  changed: number,
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
