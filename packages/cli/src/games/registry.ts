/** The games of the command line: a game is its folder and a line here. Newer versions of its rules follow older ones. */
import { REGISTRY } from '../base/places.ts';
import { Games } from '../game/games.ts';
import { SAGRADA } from './sagrada/game.ts';
import { SINTRA } from './sintra/game.ts';

export const GAMES = new Games(REGISTRY.href, [SINTRA, SAGRADA]);
