/** The games of this server, by id and version of the rules. To add a game, add a line. */
import type { Game } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';

/** Newer versions of a game follow older ones. */
export type Games = readonly Game[];

export const GAMES: Games = [sintra, sagrada];

/** A game under the rules that a table began with; undefined if this server doesn't know them. */
export const gameUnder = (games: Games, id: string, rules: string): Game | undefined =>
  games.find((game) => game.id === id && game.rules === rules);

/** A game under the rules for new tables. */
export const latestGame = (games: Games, id: string): Game | undefined => games.findLast((game) => game.id === id);
