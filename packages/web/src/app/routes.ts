/** Maps an address to its screen: the first part names the screen, the second the game or table shown there. */
import type { RulesGame } from '@leadlight/messages';

export const SCREENS = [
  'home',
  'new',
  'game',
  'settings',
  'keys',
  'rules',
  'summary',
  'about',
  'strips',
  'games',
  'replay',
  'open',
] as const;
export type Screen = (typeof SCREENS)[number];

export interface Route {
  readonly screen: Screen;
  /** The game or table shown; empty if the screen has none. */
  readonly of: string;
}

/** Screens that make no sense without a game or table. */
const NEEDS: ReadonlySet<Screen> = new Set(['new', 'game', 'replay']);

const HOME: Route = { screen: 'home', of: '' };

/** The screen for an address; the home screen for unknown addresses. */
export function routeOf(path: string): Route {
  const [first, of = '', part] = path.split('/').filter((each) => each !== '');
  // A game's rules on one sheet are a page of its rules.
  const screen = SCREENS.find((name) => name === (first === 'rules' && part === 'summary' ? part : first));
  return screen === undefined || (of === '' && NEEDS.has(screen)) ? HOME : { screen, of };
}

/** The game whose rules are shown. */
export const rulesOf = (of: string): RulesGame => (of === 'sagrada' ? 'sagrada' : 'sintra');
