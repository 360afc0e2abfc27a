/** The games that this client knows. The program installs them when it starts; everything else asks here. */
import type { ClientGame } from './client-game.ts';
import type { GameEntry } from './entry.ts';

/** At least one. */
export type Games = readonly [GameEntry, ...GameEntry[]];

let installed: Games;

export const installGames = (games: Games): void => void (installed = games);

/** All games, in the order in which pages list them. */
export const allGames = (): Games => installed;

export const gameNamed = (id: string): GameEntry | undefined => installed.find((entry) => entry.id === id);

/** The game under the rules that a table or record began with; undefined if this client doesn't know them. */
export async function gameUnder(id: string, rules: string): Promise<ClientGame | undefined> {
  const versions = gameNamed(id)?.versions ?? {};
  return Object.hasOwn(versions, rules) ? versions[rules]?.() : undefined;
}

/** The game under the rules for new games. */
export async function latestGame(id: string): Promise<ClientGame | undefined> {
  const entry = gameNamed(id);
  return entry && gameUnder(id, entry.latest);
}

/** The game with this rule number; the first one where the number is unknown. */
export const gameOfRule = (rule: string): GameEntry =>
  installed.find(({ rules }) => rule.startsWith(`${rules.letter}-`)) ?? installed[0];
