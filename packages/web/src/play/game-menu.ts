/** The menu of an open game. */
import type { GameTypes } from '@leadlight/core';
import { loadStored, type Texts } from '@leadlight/messages';
import { lastTurn, onlyPerson, type TableState } from '@leadlight/table';
import { beginning } from '../base/beginning.svelte.ts';
import { router } from '../base/router.svelte.ts';
import { ask } from '../ui/ask.svelte.ts';
import { removeTables } from '../hosting/deleting.ts';
import type { ClientGame } from '../game/client-game.ts';
import { abandon, sameDeal, takeBack } from '../hosting/forks.ts';
import { canDealAgain } from '../hosting/origins.ts';

export interface MenuItem {
  readonly word: string;
  /** Its part of the menu: what ends a game is last, and apart. */
  readonly part: 'game' | 'leave' | 'end';
  readonly act: () => Promise<void>;
}

export interface OpenGame<T extends GameTypes> {
  readonly client: ClientGame<T>;
  readonly id: string;
  readonly state: TableState<T>;
}

export function keepItems<T extends GameTypes>(texts: Texts, game: OpenGame<T>): readonly MenuItem[] {
  const { id, state } = game;
  const words = texts.web.keeping;
  const dealt: MenuItem = { word: words.sameDeal, part: 'game', act: () => beginning.begin(() => sameDeal(id)) };
  const again = canDealAgain(state.opened.origin) ? [dealt] : [];
  const remove: MenuItem = { word: words.remove, part: 'end', act: () => askAndRemove(texts, id) };
  if (state.phase === 'over') return [...again, remove];
  const back: MenuItem = { word: words.takeBack, part: 'game', act: () => goOn(takeBack(game.client, id)) };
  const stop: MenuItem = { word: words.abandon, part: 'end', act: () => askAndAbandon(texts, id) };
  return [...(canTakeBack(game) ? [back] : []), ...again, stop, remove];
}

/** Only a single person against bots can undo turns, after a first decision. */
function canTakeBack<T extends GameTypes>({ client, state }: OpenGame<T>): boolean {
  const seat = onlyPerson(state.seats.filter((who) => who !== null));
  return seat !== undefined && lastTurn(client.game, state.events, seat) !== undefined;
}

/** Opens the table that replaces this one. */
async function goOn(making: Promise<string | undefined>): Promise<void> {
  const id = await making;
  if (id !== undefined) router.replace(`/game/${id}`);
}

async function askAndAbandon(texts: Texts, id: string): Promise<void> {
  const { data } = await loadStored(texts.locale);
  if (await ask(data.abandonAsk)) await abandon(id);
}

async function askAndRemove(texts: Texts, id: string): Promise<void> {
  const { data } = await loadStored(texts.locale);
  if (!(await ask(data.removeAsk))) return;
  await removeTables([id]);
  router.replace('/');
}
