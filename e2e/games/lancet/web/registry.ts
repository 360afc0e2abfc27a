/** The client of the test build: our games and one more. */
import { GAMES as HOUSE } from '../../../../packages/web/src/games/registry.ts';
import { LANCET_ENTRY } from './entry.ts';

export const GAMES: typeof HOUSE = [...HOUSE, LANCET_ENTRY];
