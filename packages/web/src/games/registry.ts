/** The games of this client: a game is its folder and a line here. */
import type { Games } from '../game/registry.ts';
import { SAGRADA_ENTRY } from './sagrada/entry.ts';
import { SINTRA_ENTRY } from './sintra/entry.ts';

export const GAMES: Games = [SINTRA_ENTRY, SAGRADA_ENTRY];
