/** Maps an address to its screen: the first part names the screen, the second the game or table shown there. */
import type { GameEntry } from '../game/entry.ts';
import { allGames, gameNamed } from '../game/registry.ts';

const SCREENS = [
  'home',
  'new',
  'game',
  'settings',
  'keys',
  'guide',
  'rules',
  'summary',
  'about',
  'games',
  'replay',
  'open',
  'online',
  'table',
  'screen',
  'me',
  'learn',
] as const;
export type ScreenName = (typeof SCREENS)[number];

export interface Route {
  /** One of ours, or a screen of a game. */
  readonly screen: string;
  /** The game or table shown; empty if the screen has none. */
  readonly of: string;
}

/** Screens that make no sense without a game or table. */
const NEEDS: ReadonlySet<string> = new Set(['new', 'game', 'replay', 'table', 'screen']);

/** Pages of a page: a game's rules on one sheet, and a table on a screen for everyone. */
const PARTS: Readonly<Record<string, string>> = { rules: 'summary', table: 'screen' };

const HOME: Route = { screen: 'home', of: '' };

/** The screen for an address; the home screen for unknown addresses. */
export function routeOf(path: string): Route {
  const [first, of = '', part] = path.split('/').filter((each) => each !== '');
  const asked = part !== undefined && PARTS[first ?? ''] === part ? part : first;
  const screen = [...SCREENS, ...allGames().flatMap(({ screens = {} }) => Object.keys(screens))].find(
    (name) => name === asked,
  );
  return screen === undefined || (of === '' && NEEDS.has(screen)) ? HOME : { screen, of };
}

/** The game in an address; the first one where it names none. */
export const gameAt = (of: string): GameEntry => gameNamed(of) ?? allGames()[0];
