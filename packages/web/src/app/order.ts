/** From how a game is set up to what a new table is made of. */
import { fail, type Result } from '@leadlight/core';
import type { Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { beginGame } from '../play/begin.ts';
import type { Order } from '../play/local.ts';
import { sameNames, seatedIn, type GameId, type Place, type Setup } from './last-setup.ts';

/** Who gave no name has none: what they are called is for each language to say. */
const occupantOf = ({ who, name, colour }: Place): Occupant =>
  who === 'person' ? { kind: 'person', name, colour } : { kind: 'bot', level: who };

/** Few have strips of their own: what reads them is loaded when they are wanted. Undefined when there are no such. */
async function stripsFor(game: GameId, { strips: id }: Setup): Promise<object | undefined> {
  if (game !== 'sintra' || id === '') return {};
  const [{ stripOptions }, { stripSets }] = await Promise.all([
    import('../strips/chosen.ts'),
    import('../strips/sets.svelte.ts'),
  ]);
  return stripOptions(id, stripSets.all);
}

function optionsOf(game: GameId, { players, side, scoreFloor, tools }: Setup): object {
  if (game === 'sintra') return { side, scoreFloor };
  return players === 1 ? { tools } : {};
}

function orderOf(game: GameId, setup: Setup, strips: object): Order {
  const start = setup.start === null || setup.players === 1 ? {} : { start: setup.start };
  return {
    options: { ...optionsOf(game, setup), ...strips, ...start },
    seats: seatedIn(setup).map(occupantOf),
  };
}

/** The id of the new table, or what is wrong with how it is set up, in sentences. */
export async function beginAs(
  game: GameId,
  setup: Setup,
  words: Texts['web']['setup'],
): Promise<Result<string, string>> {
  if (sameNames(setup)) return fail([words.sameNames]);
  const strips = await stripsFor(game, setup);
  if (strips === undefined) return fail([words.noStrips]);
  const begun = await beginGame(game, orderOf(game, setup, strips));
  return begun.ok ? begun : fail(begun.problems.map(({ reason }) => words.refused(reason.rule)));
}
