/** From how a game is set up to what a new table is made of. */
import { fail, type Result } from '@leadlight/core';
import type { Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { beginGame } from '../play/begin.ts';
import type { Order } from '../play/local.ts';
import { stripsOf } from '../strips/draft.ts';
import { stripSets } from '../strips/sets.svelte.ts';
import { faultOf } from './faults.ts';
import { seatedIn, type GameId, type Place, type Setup } from './last-setup.ts';

/** What somebody is called who gave no name. */
type Nameless = (number: number) => string;

const occupantOf = ({ who, name, colour }: Place, seat: number, nameless: Nameless): Occupant =>
  who === 'person' ? { kind: 'person', name: name || nameless(seat + 1), colour } : { kind: 'bot', level: who };

/** Our own strips where no set was chosen. */
function stripsFor(id: string): object {
  const set = stripSets.find(id);
  const strips = set === undefined ? undefined : stripsOf(set.strips);
  return strips === undefined ? {} : { strips };
}

function optionsOf(game: GameId, { players, side, scoreFloor, strips, tools }: Setup): object {
  if (game === 'sintra') return { side, scoreFloor, ...stripsFor(strips) };
  return players === 1 ? { tools } : {};
}

function orderOf(game: GameId, setup: Setup, nameless: Nameless): Order {
  const start = setup.start === null || setup.players === 1 ? {} : { start: setup.start };
  return {
    options: { ...optionsOf(game, setup), ...start },
    seats: seatedIn(setup).map((place, seat) => occupantOf(place, seat, nameless)),
  };
}

/** The id of the new table, or what is wrong with how it is set up, in sentences. */
export async function beginAs(
  game: GameId,
  setup: Setup,
  words: Texts['web']['setup'],
): Promise<Result<string, string>> {
  const fault = faultOf(game, setup, stripSets.all);
  if (fault !== undefined) return fail([words[fault]]);
  const begun = await beginGame(game, orderOf(game, setup, words.player));
  return begun.ok ? begun : fail(begun.problems.map(({ reason }) => words.refused(reason.rule)));
}
