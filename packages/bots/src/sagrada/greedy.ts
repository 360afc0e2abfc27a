/**
 * `greedy` for Sagrada, a yardstick that never changes. It looks only at its own next move and prefers, in this order:
 *
 * 1. the most points gained now, minus the spaces that can no longer be filled because of the move. Points are those
 *    that the seat would score if the game ended there, including tokens paid and spaces still empty; a space can no
 *    longer be filled when no die of any colour and value could ever go there beside the dice already placed (G-23,
 *    G-24);
 * 2. a move without a tool over one with a tool of the same worth.
 *
 * Equal moves are equally likely. It follows that:
 *
 * - Ending the turn gains nothing, so a tool is used only when it gains points, and more than any move without one.
 * - A tool that rolls or draws a die first is worth its gain before the roll, which is minus its price, so greedy never
 *   uses one. If such a die has to be settled all the same, it goes where it is worth most.
 * - Of the windows on offer it takes one with the most tokens, since each token is a point.
 * - In solo it ignores the target (G-66) and the dice paid (G-64).
 */
import type { Code, Seat } from '@leadlight/core';
import { impossibleSpaces, sagrada, type Sagrada } from '@leadlight/sagrada';
import { reflex } from '../thinking/reflex.ts';
import type { Brain } from '../thinking/search.ts';
import { bestOf, type Worth } from '../thinking/best.ts';

type Position = Sagrada['position'];

export const greedy: Brain<Sagrada> = reflex(sagrada, ({ position, seat, codes }, random) => {
  const before = position.phase === 'choose' ? 0 : prospects(position, seat);
  const worthOf = (code: Code): Worth => [
    prospects(after(position, code), seat) - before,
    sagrada.decode(position, code).type === 'tool' ? 0 : 1,
  ];
  return bestOf(codes, worthOf, random);
});

const prospects = (position: Position, seat: Seat): number =>
  sagrada.standing(position, seat) - impossibleSpaces(position, seat);

function after(position: Position, code: Code): Position {
  const next = sagrada.copy(position);
  sagrada.apply(next, code);
  return next;
}
