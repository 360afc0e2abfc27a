/** Chance: shards are drawn from the bag one by one (L-02, L-07). */
import type { Due, Luck, Random, Seat } from '@leadlight/core';
import type { Event } from './events.ts';
import { NONE, unknownShards, type Position } from './position.ts';
import { COLOURS, HAND, type Colour } from './vocabulary.ts';

const drawLabel = ({ round }: Position): string => `draw:${round}`;

/** The next thing that must happen. */
export function dueIn(position: Position): Due {
  switch (position.phase) {
    case 'deal':
      return { kind: 'chance', event: 'deal', labels: ['deal'] };
    case 'choose':
      return { kind: 'decide', seats: undecided(position) as [Seat, ...Seat[]] };
    case 'reveal':
      return { kind: 'chance', event: 'reveal', labels: [] };
    case 'draw':
      return { kind: 'chance', event: 'draw', labels: [drawLabel(position)] };
    case 'end':
      return { kind: 'end' };
    case 'over':
    case 'abandoned':
      return { kind: 'over' };
  }
}

const undecided = ({ seats }: Position): Seat[] => [...seats.keys()].filter((seat) => seats[seat].chosen === NONE);

/** Takes one shard out of the bag. */
function takeFrom(bag: number[], random: Random): number {
  let at = random.below(bag.reduce((sum, count) => sum + count, 0));
  const colour = bag.findIndex((count) => (at -= count) < 0);
  bag[colour]--;
  return colour;
}

/** The next event that no player decides. */
export function drawEvent(position: Position, luck: Luck): Event | undefined {
  const bag = unknownShards(position);
  const some = (random: Random, shards: number): Colour[] =>
    Array.from({ length: shards }, () => COLOURS[takeFrom(bag, random)]);
  if (position.phase === 'end') return { type: 'end' };
  if (position.phase === 'draw')
    return { type: 'draw', shards: some(luck(drawLabel(position)), position.seats.length) };
  if (position.phase !== 'deal') return undefined;
  const random = luck('deal');
  return { type: 'deal', hands: position.seats.map(() => some(random, HAND)) };
}
