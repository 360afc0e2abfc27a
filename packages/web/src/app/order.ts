/** Turns a set-up into the order for a new table. */
import { fail, type Result } from '@leadlight/core';
import type { Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { beginGame } from '../play/begin.ts';
import type { Order } from '../play/local.ts';
import { sameNames, seatedIn, type GameId, type Place, type Setup } from './last-setup.ts';

/** An empty name stays empty: each language has its own word for an unnamed player. */
const occupantOf = ({ who, name, colour }: Place): Occupant =>
  who === 'person' ? { kind: 'person', name, colour } : { kind: 'bot', level: who };

/**
 * The strip options, loaded on demand because few players have custom strips; undefined when the set no longer exists.
 */
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

/** The id of the new table, or sentences about the problems with its set-up. */
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
