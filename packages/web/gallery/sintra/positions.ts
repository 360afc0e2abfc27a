/** Real positions: bots play from a seed to the chosen move. */
import { sintraBots } from '@leadlight/bots/sintra';
import { FastRandom, settle } from '@leadlight/core';
import { sintra, type Event, type Options, type Position } from '@leadlight/sintra';
import type { Scene } from './scene.ts';

/** The position after that many moves, with a player to move, or the final position. */
export function positionOf({ players, seed, moves, side }: Scene): Position {
  const options: Options = { side, scoreFloor: false, strips: 'house' };
  const position = sintra.start(options, players);
  const random = new FastRandom(seed);
  const luck = (): FastRandom => random;
  const events: Event[] = settle(sintra, position, luck);
  for (let made = 0; made < moves; made++) {
    const due = sintra.toAct(position);
    if (due.kind !== 'decide') break;
    const seat = due.seats[0];
    const seen = {
      seat,
      game: 'sintra' as const,
      rules: sintra.rules,
      options,
      players: Array.from({ length: players }),
      events,
    };
    const { move } = sintraBots.search(seen, 'greedy', `${seed}-${made}`).step(1);
    sintra.play(position, move);
    events.push(move, ...settle(sintra, position, luck));
  }
  return position;
}
