/**
 * `greedy` for Sagrada, a yardstick that is never changed. It looks at its own next move only and takes
 *
 * 1. the most points gained now minus spaces newly made impossible to fill. Points are those that the seat would
 *    score if the game ended there, tokens paid and spaces still empty included; a space is impossible when no die of
 *    any colour and value could ever go there beside the dice that lie (G-23, G-24);
 * 2. a move without a tool before one with a tool of the same worth;
 *
 * and among equals any, each as likely as the others. What follows from this:
 *
 * - Ending the turn gains nothing, so a tool is used only when it gains, and more than any move without one.
 * - A tool that calls for chance first is worth what it gains before the dice speak: its price, so it is never taken.
 *   Should such a die have to be settled all the same, it goes where it is worth most.
 * - Of the windows on offer it takes one with the most tokens, since each token is a point.
 * - In solo the target (G-66) and the dice paid (G-64) are not thought of.
 */
import type { Code, Seat } from '@leadlight/core';
import { impossibleSpaces, sagrada, type Sagrada } from '@leadlight/sagrada';
import { reflex } from '../reflex.ts';
import type { Brain } from '../search.ts';
import { bestOf, type Worth } from './best.ts';

type Position = Sagrada['position'];

export const greedySagrada: Brain<Sagrada> = reflex(sagrada, ({ position, seat, codes }, random) => {
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
