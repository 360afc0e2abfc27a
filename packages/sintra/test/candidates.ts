/** Every well-formed move of a seat, legal or not. */
import type { Seat } from '@leadlight/core';
import { COLOURS, type Event, type Position, type Source } from '../src/index.ts';

const SOURCES: Source[] = ['centre', 0, 1, 2, 3, 4, 5, 6, 7, 8];
const STRIPS = [null, 0, 1, 2, 3, 4, 5, 6, 7];
const JOKERS = [{}, { jokers: 1 }, { jokers: 2 }];
const KEEPS = [{}, ...COLOURS.map((keep) => ({ keep }))];

export function* candidates(_: Position, player: Seat): Generator<Event> {
  yield { type: 'back', player };
  for (const from of SOURCES) {
    for (const colour of COLOURS) {
      for (const strip of STRIPS) yield* picks(player, from, colour, strip);
    }
  }
}

function* picks(player: Seat, from: Source, colour: (typeof COLOURS)[number], strip: number | null): Generator<Event> {
  for (const jokers of JOKERS) {
    for (const keep of KEEPS) yield { type: 'pick', player, from, colour, strip, ...jokers, ...keep };
  }
}
