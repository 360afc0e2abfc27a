/** The command line of the test build: our games and one more. */
import { GAMES as HOUSE } from '../../../../packages/cli/src/games/registry.ts';
import { LANCET } from './game.ts';

export const GAMES = HOUSE.with(import.meta.url, LANCET);
