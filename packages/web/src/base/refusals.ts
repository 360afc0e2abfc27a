/** The reasons for refusals in words. Loaded with the first refusal. */
import { loadRefusals, type CommonRefusals, type GameRefusals, type Locale } from '@leadlight/messages';
import type { ClientGame } from '../game/client-game.ts';

export interface Refusals {
  readonly locale: Locale;
  readonly game: string;
  readonly common: CommonRefusals;
  /** The game's own reasons. */
  readonly own: GameRefusals;
}

export type Refusing = Pick<ClientGame, 'game' | 'telling'>;

export async function refusalsOf(client: Refusing, locale: Locale): Promise<Refusals> {
  const told = await client.telling();
  const [common, own] = await Promise.all([loadRefusals(locale), told.refusals(locale)]);
  return { locale, game: client.game.id, common, own };
}
