/** What games in this browser look like now. Loaded when nothing else is to be done: the list is useful without it. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Texts } from '@leadlight/messages';
import type { ReadTable } from '@leadlight/table';
import { words } from '../../base/words.svelte.ts';
import type { ClientGame } from '../../game/client-game.ts';
import type { GameEnding } from '../../game/ending.ts';
import { gameUnder } from '../../game/registry.ts';
import type { TextsOf } from '../../game/texts-of.ts';
import { loadTable } from '../../hosting/opening.ts';
import type { TableCard } from '../../storage/tables.ts';

export interface Glimpse {
  /** Undefined in games without rounds. */
  readonly round: number | undefined;
  readonly drawn: GameEnding<GameTypes>;
  readonly position: GameTypes['position'];
  /** The seat whose board is shown. */
  readonly seat: Seat;
}

/** Undefined if the game can't be played. */
export async function glimpseOf(card: TableCard): Promise<Glimpse | undefined> {
  const client = await gameUnder(card.game, card.rules);
  const table = client && (await loadTable(client, card.id));
  if (client === undefined || table === undefined) return undefined;
  const [drawn] = await Promise.all([client.ending(), words.need(card.game)]);
  const position = inPublic(client, table);
  return { round: roundIn(client.game.view(position, null)), drawn, position, seat: personIn(card) };
}

/** As a spectator sees it: several people may look at the home page. */
function inPublic({ game }: ClientGame, { state, sightings }: ReadTable<GameTypes>): GameTypes['position'] {
  const position = game.start(state.opened.options, state.seats.length);
  for (const event of sightings.all(null)) game.play(position, event);
  return position;
}

const roundIn = (view: unknown): number | undefined =>
  view !== null && typeof view === 'object' && 'round' in view ? Number(view.round) : undefined;

const personIn = ({ seats }: TableCard): Seat =>
  Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );

/** The texts with those of the game, once they are loaded. */
export const textsOf = (texts: Texts, game: string): TextsOf<GameTypes> | undefined =>
  words.ofGames[game] && ({ ...texts, [game]: words.ofGames[game] } as TextsOf<GameTypes>);
