/**
 * `greedy`: guesses what the others hold, lets them choose among it in several ways, and takes the shard that gains most
 * on average if the game ended there. It looks no further than this round. Equal shards are equally likely.
 */
import type { Code, Seat } from '@leadlight/core';
import { bestOf, type Worth } from '../../../../packages/bots/src/thinking/best.ts';
import { reflex } from '../../../../packages/bots/src/thinking/reflex.ts';
import type { Brain } from '../../../../packages/bots/src/thinking/search.ts';
import { lancet, type Lancet, type Position } from '#games/lancet';

export const greedy: Brain<Lancet> = reflex(lancet, ({ position, seat, codes }, random) =>
  bestOf(codes, (code) => worthOf(position, seat, code), random),
);

/** The number of ways in which the others choose. */
const WAYS = 12;

/** The points gained on average. */
function worthOf(position: Position, seat: Seat, code: Code): Worth {
  const before = lancet.standing(position, seat);
  const gains = Array.from({ length: WAYS }, (_, way) => gainIn(position, seat, code, way) - before);
  return [gains.reduce((sum, gain) => sum + gain, 0) / WAYS];
}

/** Each way is another combination of the others' shards. */
function gainIn(position: Position, seat: Seat, code: Code, way: number): number {
  const after = lancet.copy(position);
  lancet.apply(after, code);
  position.seats.forEach((_, other) => {
    const moves = other === seat ? [] : lancet.legal(after, other);
    const move = moves[(way + Math.floor(way / (other + 1))) % moves.length];
    if (move !== undefined) lancet.play(after, move);
  });
  return lancet.standing(after, seat);
}
