/** From how a game is set up to what a new table is made of. */
import type { Occupant } from '@leadlight/table';
import type { Order } from '../play/local.ts';
import { stripsOf } from '../strips/draft.ts';
import { stripSets } from '../strips/sets.svelte.ts';
import { seatedIn, type GameId, type Place, type Setup } from './last-setup.ts';

/** What somebody is called who gave no name. */
type Nameless = (number: number) => string;

const occupantOf = ({ who, name, colour }: Place, seat: number, nameless: Nameless): Occupant =>
  who === 'person' ? { kind: 'person', name: name || nameless(seat + 1), colour } : { kind: 'bot', level: who };

/** A set that is gone, or that the rules refuse, gives way to our own strips. */
function stripsFor(id: string): object {
  const set = stripSets.find(id);
  const strips = set === undefined ? undefined : stripsOf(set.strips);
  return strips === undefined ? {} : { strips };
}

function optionsOf(game: GameId, { players, side, scoreFloor, strips, tools }: Setup): object {
  if (game === 'sintra') return { side, scoreFloor, ...stripsFor(strips) };
  return players === 1 ? { tools } : {};
}

export function orderOf(game: GameId, setup: Setup, nameless: Nameless): Order {
  const start = setup.start === null || setup.players === 1 ? {} : { start: setup.start };
  return {
    options: { ...optionsOf(game, setup), ...start },
    seats: seatedIn(setup).map((place, seat) => occupantOf(place, seat, nameless)),
  };
}
