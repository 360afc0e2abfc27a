/** The first game after a lesson: against one bot of the gentlest level. */
import { markFirstGame } from '../base/first-games.ts';
import type { GameEntry } from '../game/entry.ts';
import { beginGame } from '../hosting/begin.ts';
import { GENTLEST, LEARNER } from './table.ts';

/** The id of the new game. */
export async function beginFirst(game: GameEntry): Promise<string | undefined> {
  const options = await (await game.options()).order({}, 2);
  const begun = await beginGame(game.id, { options: options ?? {}, seats: [LEARNER, GENTLEST] });
  if (!begun.ok) return undefined;
  markFirstGame(begun.value);
  return begun.value;
}
