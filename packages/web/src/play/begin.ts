/** Begins a game by its name. */
import { SAGRADA_KIT, SINTRA_KIT } from './kits.ts';
import { begin, type Order } from './local.ts';

export const beginGame = (game: 'sintra' | 'sagrada', order: Order): Promise<string> =>
  game === 'sintra' ? begin(SINTRA_KIT, order) : begin(SAGRADA_KIT, order);
