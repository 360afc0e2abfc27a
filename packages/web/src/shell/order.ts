/** Turns a set-up into the order for a new table. */
import { fail, type Result } from '@leadlight/core';
import type { Texts } from '@leadlight/messages';
import type { Occupant } from '@leadlight/table';
import { sameNames, seatedIn, type SeatSetup, type Setup } from '../base/last-setup.ts';
import type { GameEntry } from '../game/entry.ts';
import { beginGame } from '../hosting/begin.ts';

/** An empty name stays empty: each language has its own word for an unnamed player. */
const occupantOf = ({ who, name, colour }: SeatSetup): Occupant =>
  who === 'person' ? { kind: 'person', name, colour } : { kind: 'bot', level: who };

const startOf = ({ start, players }: Setup, hasStarter = true): object =>
  start === null || players === 1 || !hasStarter ? {} : { start };

/** The id of the new table, or sentences about the problems with its set-up. */
export async function beginAs(
  game: GameEntry,
  setup: Setup,
  words: Texts['web']['setup'],
): Promise<Result<string, string>> {
  if (sameNames(setup)) return fail([words.sameNames]);
  const options = await game.options();
  const chosen = await options.order(setup.options, setup.players);
  if (chosen === undefined) return fail([words.noStrips]);
  const seats = seatedIn(setup).map(occupantOf);
  const begun = await beginGame(game.id, { options: { ...chosen, ...startOf(setup, options.hasStarter) }, seats });
  return begun.ok ? begun : fail(begun.problems.map(({ reason }) => words.refused(reason.rule)));
}
